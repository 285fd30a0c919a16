import { z } from 'zod';
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import { withoutEmpty } from '#platform/language/without-empty.ts';
import { recordOf } from './typed-record.ts';

/** The name of a place in the other languages; a language without one is left out. */
export const PlaceNames = z
  .object(recordOf(OTHER_LANGUAGES, () => z.string().optional()))
  .meta({ id: 'PlaceNames' });
export type PlaceNames = z.infer<typeof PlaceNames>;

export const Country = z
  .object({ id: z.int(), name: z.string(), names: PlaceNames })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;

export const State = z
  .object({
    id: z.int(),
    name: z.string(),
    names: PlaceNames,
    countryId: z.int(),
    country: Country,
  })
  .meta({ id: 'State' });
export type State = z.infer<typeof State>;

export const City = z
  .object({ id: z.int(), name: z.string(), names: PlaceNames, stateId: z.int(), state: State })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;

/** Those that the agency covers. */
export type District = 'jalandhar' | 'hoshiarpur';

/** A city as the pages of a language name it. */
export interface ShownPlace {
  readonly id: number;
  /** As addresses name it: in English in every language, e.g. `Jalandhar-Punjab`. */
  readonly slug: string;
  readonly name: string;
  readonly stateName: string;
  /** Undefined outside the agency's districts. */
  readonly district?: District;
}

const SEPARATORS = /[,\s-]+/g;

/** From English names, whatever the language of the page. */
export function placeSlug(place: { readonly name: string; readonly stateName: string }): string {
  return `${place.name}-${place.stateName}`.replace(SEPARATORS, '-');
}

export function shownPlace(language: Language, city: City, district?: District): ShownPlace {
  return {
    id: city.id,
    slug: placeSlug({ name: city.name, stateName: city.state.name }),
    name: nameIn(language, city),
    stateName: nameIn(language, city.state),
    ...(district && { district }),
  };
}

/** The name in a language, or the English one where there is none. */
export function nameIn(language: Language, { name, names }: City | State): string {
  return language === 'en' ? name : (names[language] ?? name);
}

export function placeNames(names: Readonly<Record<OtherLanguage, string>>): PlaceNames {
  return withoutEmpty(names);
}
