import type { City, District } from '#features/listings/place.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { foldText } from '#language/fold-text.ts';

/** The towns of the agency's districts, by their English spellings. */
const TOWNS = {
  jalandhar: `Jalandhar, Jalandhar City, Jalandhar Cantonment, Jalandhar Cantt, Jullundur, Nakodar,
    Phillaur, Shahkot, Adampur, Kartarpur, Goraya, Nurmahal, Bhogpur, Lohian Khas, Lohian,
    Alawalpur, Bilga, Mehatpur`,
  hoshiarpur: `Hoshiarpur, Dasuya, Dasua, Mukerian, Garhshankar, Tanda Urmar, Urmar Tanda, Tanda,
    Mahilpur, Hariana, Talwara, Gardhiwala, Garhdiwala, Sham Churasi, Sham Chaurasi, Hajipur`,
} as const satisfies Record<District, string>;

const DISTRICT_OF = new Map(
  keysOf(TOWNS).flatMap((district) =>
    TOWNS[district].split(/,\s*/).map((town) => [foldText(town), district] as const),
  ),
);

/** Undefined elsewhere: other states have towns of these names, too. */
export function districtOf({ name, state }: City): District | undefined {
  const isPunjab = foldText(state.name) === 'punjab' && foldText(state.country.name) === 'india';
  return isPunjab ? DISTRICT_OF.get(foldText(name).trim()) : undefined;
}
