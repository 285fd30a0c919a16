import { foldText } from '#language/fold-text.ts';

interface SpokenQuarter {
  /** Without a number behind it; undefined where one must follow. */
  readonly alone: number | undefined;
  /** Added to the number behind it. */
  readonly plus: number | undefined;
}

const SPELLINGS: readonly (readonly [SpokenQuarter, string])[] = [
  [{ alone: 0.5, plus: undefined }, 'adha aadha half ਅੱਧਾ ਅੱਧੀ आधा आधी'],
  [{ alone: 1.5, plus: undefined }, 'dedh derh ded ਡੇਢ ਡੇੜ डेढ़'],
  [{ alone: 2.5, plus: undefined }, 'dhai dhaai ਢਾਈ ढाई'],
  [{ alone: undefined, plus: 0.5 }, 'sadhe saadhe sade ਸਾਢੇ साढ़े'],
  [{ alone: 1.25, plus: 0.25 }, 'sawa swa sva ਸਵਾ सवा'],
  [{ alone: 0.75, plus: -0.25 }, 'paune pone ponay pauna paun ਪੌਣੇ ਪੌਣਾ ਪੌਣ पौने पौना पौन'],
];

/** By folded spelling: `sadhe 3` is 3.5, `dhai` 2.5. */
export const SPOKEN_QUARTERS: ReadonlyMap<string, SpokenQuarter> = new Map(
  SPELLINGS.flatMap(([quarter, spellings]) =>
    spellings.split(' ').map((spelling): [string, SpokenQuarter] => [foldText(spelling), quarter]),
  ),
);

const WORD_AND_NUMBER = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)(?:\s+(\d{1,9})(?![\d.,]))?/gu;

/** `sadhe 3 lakh` is `3.5 lakh`. The text is folded. */
export function withQuartersInDigits(text: string): string {
  return text.replace(WORD_AND_NUMBER, (whole, word: string, number?: string) => {
    const quarter = SPOKEN_QUARTERS.get(word);
    if (quarter === undefined) return whole;
    if (number !== undefined && quarter.plus !== undefined)
      return String(Number(number) + quarter.plus);
    return number === undefined && quarter.alone !== undefined ? String(quarter.alone) : whole;
  });
}
