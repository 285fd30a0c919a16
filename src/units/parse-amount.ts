import { AMOUNT_SPELLINGS } from './amount-spellings.ts';
import { foldAmount, withPlainNumbers } from './plain-numbers.ts';
import { parseTerms, sumOf } from './quantity.ts';
import { withoutRoundingError } from './rounding.ts';

/** Words that say nothing of the number beside them. */
const WORDS = [
  'inr|rs|rupees?|rupaye',
  'only|onwards?|fixed|final|firm|all inclusive|approx(?:imately)?|about',
  '(?:slight(?:ly)? |little )?(?:negotiable|negotiate|nego|neg|ngtbl)',
  'from|start(?:s|ing)?(?: from| at)?|demand|(?:asking |expected )?price|asking',
].join('|');
const QUALIFIERS = new RegExp(String.raw`₹|ਰੁਪਏ|रुपये|रुपए|\/-|\b(?:${WORDS})\b[.:]?|\(\s*\)`, 'g');

/** `1 crore - 90 lakh` is no sum. */
const IS_RANGE = /\p{L}\.? ?- ?\d/u;

/** Rupees: `45,00,000`, `45 lakh`, `1.2 cr`, `45 ਲੱਖ`, `dedh crore`. A bare number is rupees. */
export function parseAmount(text: string, bareSize = 1): number | undefined {
  const words = withPlainNumbers(foldAmount(text).replace(QUALIFIERS, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const terms = IS_RANGE.test(words) ? undefined : parseTerms(words);
  const rupees =
    terms && sumOf(terms, (unit) => (unit === '' ? bareSize : AMOUNT_SPELLINGS.get(unit)));
  return rupees === undefined ? undefined : withoutRoundingError(rupees);
}
