import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import {
  HOUSE_SPELLINGS,
  KIND_SPELLINGS,
  LAND_SPELLINGS,
  PLOT_SPELLINGS,
  SHOP_WORDS,
  USE_SPELLINGS,
} from '#features/listings/spellings/kind-spellings.ts';
import { codePhrases, type Phrases, phrases } from '#features/listings/spellings/phrases.ts';
import type { Reading, UnderstoodFilters } from './reading.ts';

type KindMeaning = UnderstoodFilters & { readonly propertyType: number };

export const KINDS: Phrases<KindMeaning> = phrases([
  ...subKinds('houseType', HOUSE, HOUSE_SPELLINGS),
  ...subKinds('plotType', PLOT, PLOT_SPELLINGS),
  ...subKinds('landType', LAND, LAND_SPELLINGS),
  ...codePhrases(KIND_SPELLINGS).map(
    ([propertyType, spelling]) => [{ propertyType }, spelling] as const,
  ),
]);

const SHOPS = phrases([[{ propertyType: SHOP }, SHOP_WORDS]]);

export const USES = phrases<UnderstoodFilters>(
  USE_SPELLINGS.map(({ spellings, codes }) => [codes, spellings] as const),
);

const ORDINAL = /^(?:ground|first|second|third|1st|2nd|3rd|st|nd|rd|th|top|pehli|duji)$/;

function subKinds(
  member: 'houseType' | 'plotType' | 'landType',
  propertyType: number,
  spellings: Readonly<Record<number, string>>,
) {
  return codePhrases(spellings).map(([code, spelling]) => {
    const meaning: KindMeaning = { propertyType, [member]: code };
    return [meaning, spelling] as const;
  });
}

export function readKind(reading: Reading): void {
  reading.forEachPhrase(KINDS, (meaning, start, end) => {
    const before = reading.tokens[start - 1]?.folded ?? '';
    const isStorey = meaning.houseType === 4 && end === start + 1 && ORDINAL.test(before);
    // What contradicts the kind before stays among the words.
    if (!isStorey && reading.set(meaning)) reading.takeAs('propertyType', start, end);
  });
  reading.forEachPhrase(SHOPS, (meaning, start, end) => {
    if (!reading.set(meaning)) return;
    reading.keep(start, end);
    reading.mark('propertyType', start, end);
  });
  readUse(reading);
}

/** `commercial` means another code for plots than for land. */
function readUse(reading: Reading): void {
  const { propertyType } = reading.filters;
  reading.forEachPhrase(USES, ({ plotType, landType }, start, end) => {
    if (propertyType === PLOT && plotType !== undefined && reading.set({ plotType }))
      reading.takeAs('plotType', start, end);
    else if (propertyType === LAND && landType !== undefined && reading.set({ landType }))
      reading.takeAs('landType', start, end);
  });
}
