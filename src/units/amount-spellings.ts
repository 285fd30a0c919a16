import { foldLetters } from '#language/fold-letters.ts';

const SPELLINGS: readonly (readonly [number, string])[] = [
  [1e3, 'thousand k hazar hazaar hjar ਹਜ਼ਾਰ हज़ार'],
  [1e5, 'lakh lakhs lak laks lac lacs lacks lkh lakk lk lks l ਲੱਖ लाख'],
  [1e6, 'million'],
  [1e7, 'crore crores cr crs crr karod karor cror krore ਕਰੋੜ ਕ੍ਰੋੜ करोड़'],
  [1e9, 'arab ਅਰਬ अरब'],
];

/** How many rupees one of them is, by folded spelling. */
export const AMOUNT_SPELLINGS: ReadonlyMap<string, number> = new Map(
  SPELLINGS.flatMap(([size, spellings]) =>
    spellings.split(' ').map((spelling): [string, number] => [foldLetters(spelling), size]),
  ),
);
