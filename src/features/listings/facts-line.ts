import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import type { Message } from '#platform/language/messages.ts';
import { areaText } from '#platform/units/area-text.ts';
import { AREA_UNITS, type SaidArea } from '#platform/units/area-units.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import type { EnumerationId } from './enumerations/enumerations.ts';
import { valueIn } from './field-queries.ts';
import { LINE_FIELDS } from './fields.ts';
import { knownValue, type ValueMessages } from './labels/known-value.ts';
import type { Listing } from './listing.ts';
import { saidArea, storedArea } from './listing-facts.ts';
import { type KindName, kindName, LAND } from './listing-kind.ts';
import { recordOf } from './typed-record.ts';

type LineField = (typeof LINE_FIELDS)[number];
/** Names the area plainly, or as it stands before "of". */
type OfPlace = Message<'area' | 'areaOf' | 'place'>;

/** Whole for each kind and sub-kind, since what joins area and noun agrees with the noun. */
export interface FactsLineMessages {
  readonly kinds: Readonly<Record<KindName, OfPlace>>;
  readonly houses: Readonly<Record<EnumerationId<'HouseType'>, OfPlace>>;
  readonly plots: Readonly<Record<EnumerationId<'PlotType'>, OfPlace>>;
  readonly lands: Readonly<Record<EnumerationId<'LandType'>, OfPlace>>;
  readonly quarter: Message<'quarter' | 'city'>;
  /** Of land whose neighbourhood is not named: fields do not lie in the town. */
  readonly around: Message<'city'>;
  readonly details: Readonly<Record<LineField, Message<'value'>>>;
}

/** What is known of a listing; 0 and '' where nothing is. */
export interface LineFacts {
  readonly propertyType: number;
  /** A code of the kind's own types; 0 says the kind alone, as cards do. */
  readonly subkind: number;
  readonly area: SaidArea;
  /** In the language of the line, or ''. */
  readonly quarter: string;
  readonly city: string;
  readonly details: Readonly<Record<LineField, number>>;
}

/** All that a line is made of. */
export interface LineMessages extends ValueMessages {
  readonly factsLine: FactsLineMessages;
}

export type LineMessagesByLanguage = Readonly<Record<Language, LineMessages>>;

/** `ਸੂਰਿਆ ਇਨਕਲੇਵ, ਜਲੰਧਰ ਵਿੱਚ 1 ਕਨਾਲ ਦੀ ਕੋਠੀ, ਮੂੰਹ ਪੱਛਮ ਵੱਲ, 33 ਫੁੱਟ ਸੜਕ`: what is not known leaves no trace. */
export function factsLine(facts: LineFacts, { factsLine, enumerations, units }: LineMessages) {
  const kind = kindName(facts.propertyType);
  const parts = [
    fill(messageOf(kind, facts.subkind, factsLine), {
      ...areaForms(facts.area, units),
      place: placeOf(facts, factsLine),
    }),
    ...LINE_FIELDS.flatMap((field) => {
      const value = knownValue(field, facts.details[field], { enumerations, units });
      return value === '' ? [] : [fill(factsLine.details[field], { value })];
    }),
  ];
  return parts.join(', ');
}

function placeOf({ propertyType, quarter, city }: LineFacts, messages: FactsLineMessages): string {
  if (quarter !== '' && quarter !== city) return fill(messages.quarter, { quarter, city });
  return propertyType === LAND ? fill(messages.around, { city }) : city;
}

interface Ground {
  readonly totalArea: number;
}

/** A listing, stored or about to be. */
interface LineListing extends Pick<Listing, 'propertyType' | 'areaAs' | 'roadSize'> {
  readonly city: { readonly name: string };
  readonly house?: (Ground & { readonly type: number }) | null | undefined;
  readonly plot?: (Ground & { readonly plotType: number }) | null | undefined;
  readonly land?: (Ground & { readonly landType: number }) | null | undefined;
  readonly shop?: Ground | null | undefined;
}

/** What a page of its own says of a listing. `quarter` is its neighbourhood in the language, or ''. */
export function listingLine(listing: LineListing, quarter: string, messages: LineMessages): string {
  const { propertyType, city, house, plot, land } = listing;
  const block = listing[kindName(propertyType)] ?? {};
  return factsLine(
    {
      propertyType,
      subkind: house?.type ?? plot?.plotType ?? land?.landType ?? 0,
      area: saidArea({ ...listing, totalArea: storedArea(listing) }),
      quarter,
      city: city.name,
      details: recordOf(LINE_FIELDS, (field) =>
        Number(valueIn(block, field) ?? valueIn(listing, field) ?? 0),
      ),
    },
    messages,
  );
}

function messageOf(kind: KindName, subkind: number, messages: FactsLineMessages): OfPlace {
  const subkinds: Partial<Record<KindName, Readonly<Record<number, OfPlace>>>> = {
    house: messages.houses,
    plot: messages.plots,
    land: messages.lands,
  };
  return subkinds[kind]?.[subkind] ?? messages.kinds[kind];
}

/**
 * An area on its own and before "of", where one marla has the form of several: `1 ਮਰਲਾ`, but
 * `1 ਮਰਲੇ ਦਾ ਪਲਾਟ`.
 */
export function areaForms(area: SaidArea, { areas, ...units }: UnitMessages) {
  const ofSeveral = recordOf(AREA_UNITS, (unit) => {
    const { other } = areas[unit];
    return { one: other, other };
  });
  return {
    area: areaText(area, { ...units, areas }),
    areaOf: areaText(area, { ...units, areas: ofSeveral }),
  };
}
