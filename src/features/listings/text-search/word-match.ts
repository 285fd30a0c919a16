import { foldText } from '#platform/language/fold-text.ts';
import { countSlips } from './count-slips.ts';
import { factsNamed } from './fact-words.ts';
import { isNumber, searchWords } from './search-words.ts';

const LETTERS_FOR_ONE_SLIP = 5;
const LETTERS_FOR_TWO_SLIPS = 9;
/** Shorter words are in too many others. */
const MIN_PART_LETTERS = 3;

/**
 * Whether a word that was typed is found in a word of a listing: as a part of it, as its beginning
 * if it is short, or with slips if it is long. Numbers must be the same, and a school is a ਸਕੂਲ.
 */
export function matchesWord(typed: string): (word: string) => boolean {
  const same = sameWords(typed);
  const isLike = likeWord(typed);
  return same.length === 0 ? isLike : (word) => isLike(word) || same.includes(word);
}

function likeWord(typed: string): (word: string) => boolean {
  if (isNumber(typed)) return (word) => word === typed;
  if (typed.length < MIN_PART_LETTERS) return (word) => word.startsWith(typed);
  const slips = allowedSlips(typed);
  if (slips === 0) return (word) => word.includes(typed);
  const letters = lettersOf(typed);
  return (word) =>
    word.includes(typed) ||
    (Math.abs(word.length - typed.length) <= slips &&
      differentLetters(letters, lettersOf(word)) <= 2 * slips &&
      countSlips(typed, word, slips) <= slips);
}

function allowedSlips(typed: string): number {
  if (typed.length < LETTERS_FOR_ONE_SLIP) return 0;
  return typed.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
}

/** One bit for each letter, some of which share one: rules most words out at once. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A slip changes one letter into another, so that two bits may differ. */
function differentLetters(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface WordedListing {
  /** The words of its texts in all languages. */
  readonly words: readonly string[];
  /** The words of the names of its city. */
  readonly cityWords: readonly string[];
  /** The words of what staff call its neighbourhood in other languages. */
  readonly calledWords: readonly string[];
  /** The facts of its line, as the index has them. */
  readonly facts: readonly string[];
  readonly propertyNumber: number;
}

/** Whether a listing has every word of a text, by the rules of `findByWords`. */
export function hasWords(text: string, listing: WordedListing): boolean {
  const words = searchWords(text);
  const factsOf = factsNamed(words);
  return words.every((typed) => {
    const matches = matchesWord(typed);
    return (
      listing.words.some(matches) ||
      listing.cityWords.some(matches) ||
      listing.calledWords.some(matches) ||
      factsOf(typed).some((fact) => listing.facts.includes(fact)) ||
      (isNumber(typed) && Number(typed) !== 0 && Number(typed) === listing.propertyNumber)
    );
  });
}

/** What one finds near a property, by the words that are written for it in any script. */
const SAME = `
  bus, ਬੱਸ, ਬਸ, बस
  stand, adda, adde, ਅੱਡਾ, ਅੱਡੇ, ਸਟੈਂਡ, अड्डा, अड्डे, स्टैंड, स्टैण्ड
  railway, ਰੇਲਵੇ, रेलवे
  station, ਸਟੇਸ਼ਨ, स्टेशन
  airport, ਏਅਰਪੋਰਟ, एयरपोर्ट
  school, schools, ਸਕੂਲ, ਸਕੂਲਾਂ, स्कूल, स्कूलों
  college, ਕਾਲਜ, कॉलेज, कालेज
  university, ਯੂਨੀਵਰਸਿਟੀ, यूनिवर्सिटी
  hospital, ਹਸਪਤਾਲ, अस्पताल, हस्पताल, हॉस्पिटल
  gurdwara, gurudwara, ਗੁਰਦੁਆਰਾ, ਗੁਰਦੁਆਰੇ, ਗੁਰਦਵਾਰਾ, गुरुद्वारा, गुरुद्वारे, गुरद्वारा
  temple, mandir, ਮੰਦਰ, ਮੰਦਿਰ, मंदिर
  mosque, masjid, ਮਸਜਿਦ, मस्जिद
  church, ਚਰਚ, चर्च
  market, ਮਾਰਕੀਟ, मार्केट
  bazaar, bazar, ਬਾਜ਼ਾਰ, बाज़ार
  mandi, ਮੰਡੀ, मंडी
  bank, ਬੈਂਕ, बैंक
  canal, nehar, ਨਹਿਰ, नहर
  highway, ਹਾਈਵੇ, ਹਾਈਵੇਅ, हाईवे, हाइवे
  chowk, ਚੌਕ, चौक
`;

const GROUPS = SAME.trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => foldText(word).trim()));

const OTHERS = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)));

function sameWords(typed: string): readonly string[] {
  return OTHERS.get(typed) ?? [];
}
