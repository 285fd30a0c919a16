import { fill } from '#platform/language/fill.ts';
import type { Message } from '#platform/language/messages.ts';
import { areaText, feetText } from '#platform/units/area-text.ts';
import { AREA_UNITS, type SaidArea } from '#platform/units/area-units.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import type { EnumerationId } from './enumerations/enumerations.ts';
import { FIELDS } from './fields.ts';
import type { EnumerationMessages } from './labels/label-messages.ts';
import { type KindName, kindName } from './listing-kind.ts';
import { recordOf } from './typed-record.ts';

type OfPlace = Message<'area' | 'place'>;

/** Whole for each kind and sub-kind, since what joins area and noun agrees with the noun. */
export interface FactsLineMessages {
  readonly kinds: Readonly<Record<KindName, OfPlace>>;
  readonly houses: Readonly<Record<EnumerationId<'HouseType'>, OfPlace>>;
  readonly plots: Readonly<Record<EnumerationId<'PlotType'>, OfPlace>>;
  readonly lands: Readonly<Record<EnumerationId<'LandType'>, OfPlace>>;
  readonly quarter: Message<'quarter' | 'city'>;
  readonly looksTo: Message<'direction'>;
  readonly road: Message<'width'>;
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
  readonly facing: number;
  /** In feet. */
  readonly roadSize: number;
}

interface LineMessages {
  readonly factsLine: FactsLineMessages;
  readonly enumerations: Pick<EnumerationMessages, 'Facing'>;
  readonly units: UnitMessages;
}

/** `ਸੂਰਿਆ ਇਨਕਲੇਵ, ਜਲੰਧਰ ਵਿੱਚ 1 ਕਨਾਲ ਦੀ ਕੋਠੀ, ਮੂੰਹ ਪੱਛਮ ਵੱਲ, 33 ਫੁੱਟ ਸੜਕ`: what is not known leaves no trace. */
export function factsLine(facts: LineFacts, { factsLine, enumerations, units }: LineMessages) {
  const kind = kindName(facts.propertyType);
  const direction = enumerations[FIELDS.facing.list][facts.facing];
  const parts = [
    fill(messageOf(kind, facts.subkind, factsLine), {
      area: areaText(facts.area, kind === 'land' ? units : beforeParticle(units)),
      place:
        facts.quarter === '' || facts.quarter === facts.city
          ? facts.city
          : fill(factsLine.quarter, { quarter: facts.quarter, city: facts.city }),
    }),
    ...(direction === undefined ? [] : [fill(factsLine.looksTo, { direction })]),
    ...(facts.roadSize > 0
      ? [fill(factsLine.road, { width: feetText(facts.roadSize, units) })]
      : []),
  ];
  return parts.join(', ');
}

function messageOf(kind: KindName, subkind: number, messages: FactsLineMessages): OfPlace {
  const subkinds: Partial<Record<KindName, Readonly<Record<number, OfPlace>>>> = {
    house: messages.houses,
    plot: messages.plots,
    land: messages.lands,
  };
  return subkinds[kind]?.[subkind] ?? messages.kinds[kind];
}

/** Before "of", one marla has the form of several: `1 ਮਰਲੇ ਦਾ`. Land is measured without it. */
function beforeParticle({ areas, ...units }: UnitMessages): UnitMessages {
  return {
    ...units,
    areas: recordOf(AREA_UNITS, (unit) => ({ one: areas[unit].other, other: areas[unit].other })),
  };
}
