import { foldText } from '#language/fold-text.ts';
import { AMOUNT_SPELLINGS } from './amount-spellings.ts';
import { withoutRoundingError } from './number.ts';
import { parseTerms, sumOf } from './quantity.ts';
import { withQuartersInDigits } from './spoken-quarters.ts';

const QUALIFIERS =
  /₹|\binr\b|\brs\b\.?|\brupees?\b|\brupaye\b|ਰੁਪਏ|रुपये|रुपए|\/-|\b(?:only|negotiable|nego|fixed|approx(?:imately)?|about)\b\.?|\(\s*\)/g;

/** Rupees: `45,00,000`, `45 lakh`, `1.2 cr`, `45 ਲੱਖ`, `dedh crore`. A bare number is rupees. */
export function parseAmount(text: string, bareSize = 1): number | undefined {
  const words = foldText(text).replace(QUALIFIERS, ' ').replace(/\s+/g, ' ').trim();
  const terms = parseTerms(withQuartersInDigits(words));
  const rupees =
    terms && sumOf(terms, (unit) => (unit === '' ? bareSize : AMOUNT_SPELLINGS.get(unit)));
  return rupees === undefined ? undefined : withoutRoundingError(rupees);
}
