import { foldLetters } from '#platform/language/fold-letters.ts';
import { foldAmount, withPlainNumbers } from './plain-numbers.ts';
import { parseTerms, sumOf } from './quantity.ts';
import { withoutRoundingError } from './rounding.ts';

const QUALIFIERS =
  /₹|\binr\b|\brs\b\.?|\brupees?\b|\brupaye\b|ਰੁਪਏ|रुपये|रुपए|\/-|\b(?:only|onwards?|(?:slightly |little )?(?:negotiable|negotiate|nego|neg)|fixed|final|firm|demand|asking|approx(?:imately)?|about)\b\.?|\(\s*\)/g;

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

const SPELLINGS: readonly (readonly [number, string])[] = [
  [1e3, 'thousand k hazar hazaar hjar ਹਜ਼ਾਰ हज़ार'],
  [1e5, 'lakh lakhs lak laks lac lacs lacks lkh lakk laakh lk lks l ਲੱਖ लाख'],
  [1e6, 'million'],
  [1e7, 'crore crores cr crs crr karod karor cror krore krod kror karore ਕਰੋੜ ਕ੍ਰੋੜ करोड़'],
  [1e9, 'arab ਅਰਬ अरब'],
];

/** How many rupees one of them is, by folded spelling. */
export const AMOUNT_SPELLINGS: ReadonlyMap<string, number> = new Map(
  SPELLINGS.flatMap(([size, spellings]) =>
    spellings.split(' ').map((spelling): [string, number] => [foldLetters(spelling), size]),
  ),
);
