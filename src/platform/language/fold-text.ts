import { foldLetters } from './fold-letters.ts';

/** A half letter before a consonant of its own class, from `ਙ੍ਕ` to `ਮ੍ਮ` and from `ङ्क` to `म्म`. */
const GURMUKHI_HALF_NASAL =
  /(?:ਙ\u0a4d(?=[ਕ-ਙ])|ਞ\u0a4d(?=[ਚ-ਞ])|ਣ\u0a4d(?=[ਟ-ਣ])|ਨ\u0a4d(?=[ਤ-ਨ])|ਮ\u0a4d(?=[ਪ-ਮ]))/g;
const DEVANAGARI_HALF_NASAL =
  /(?:ङ\u094d(?=[क-ङ])|ञ\u094d(?=[च-ञ])|ण\u094d(?=[ट-ण])|न\u094d(?=[त-न])|म\u094d(?=[प-म]))/g;
const NASAL = '\\u0a02\\u0902';
const SIGN = '[\\u0a3e-\\u0a4c\\u093a\\u093b\\u093e-\\u094c\\u094e\\u094f\\u0955-\\u0957]';
const NASAL_AND_SIGNS = new RegExp(`[${NASAL}](?:[${NASAL}]|${SIGN})+`, 'g');
const VOWEL_IN_PARTS = new RegExp(
  `[\\u0a05-\\u0a14\\u0a72\\u0a73\\u0904-\\u0914\\u093e]${SIGN}+`,
  'g',
);
/** `र्` over a short i is how old keyboards wrote the long one. */
const LONG_I_IN_PARTS = /र\u094dइ/g;

/** What carriers and signs make together: each line has the carrier, its signs and their vowels. */
const VOWELS_OF_CARRIERS = [
  ['ਅ', '\u0a3e\u0a48\u0a4c', 'ਆਐਔ'],
  ['ੲ', '\u0a3f\u0a40\u0a47', 'ਇਈਏ'],
  ['ੳ', '\u0a41\u0a42\u0a4b', 'ਉਊਓ'],
  [
    'अ',
    '\u093e\u093f\u0940\u0941\u0942\u0943\u0945\u0946\u0947\u0948\u0949\u094a\u094b\u094c',
    'आइईउऊऋ\u0972ऄएऐऑऒओऔ',
  ],
  ['आ', '\u0945\u0946\u0947\u0948', 'ऑऒओऔ'],
  ['उ', '\u0941', 'ऊ'],
  ['ए', '\u0945\u0946\u0947', 'ऍऎऐ'],
  ['\u093e', '\u0945\u0946\u0947\u0948', '\u0949\u094a\u094b\u094c'],
] as const;
const WHOLE_VOWELS = new Map(
  VOWELS_OF_CARRIERS.flatMap(([carrier, signs, vowels]) =>
    [...signs].map((sign, index) => [carrier + sign, [...vowels][index] ?? ''] as const),
  ),
);

/**
 * What people type in many ways, written in one: as `foldLetters`, one sign for a nasal before a
 * consonant (हिन्दी is हिंदी), whole vowels (ਅ + ਾ is ਆ). Vowel signs stay.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .normalize('NFD')
    .replace(GURMUKHI_HALF_NASAL, '\u0a02')
    .replace(DEVANAGARI_HALF_NASAL, '\u0902')
    .replace(NASAL_AND_SIGNS, nasalBehindSigns)
    .replace(VOWEL_IN_PARTS, wholeVowel)
    .replace(LONG_I_IN_PARTS, 'ई')
    .normalize('NFC');
}

function nasalBehindSigns(run: string): string {
  const [nasal = ''] = run;
  return run.replace(/[\u0a02\u0902]/g, '') + nasal;
}

function wholeVowel(parts: string): string {
  return [...parts].reduce((before, sign) => {
    const whole = WHOLE_VOWELS.get((before.at(-1) ?? '') + sign);
    return whole === undefined ? before + sign : before.slice(0, -1) + whole;
  }, '');
}
