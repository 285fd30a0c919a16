/** What messages put behind an address or a number: punctuation, blanks, what nobody sees. */
const END_MARK = /^(?![%&#@/\\])[\p{P}\p{Zs}\p{Default_Ignorable_Code_Point}\p{Cf}~`´|<>^]$/u;
const AROUND = /^[\p{Ps}\p{Pi}\p{Zs}"'*_~`´<]+|[\p{P}\p{Zs}~`´|<>^]+$/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const OPENING_OF: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '>': '<',
  '”': '“',
  '’': '‘',
  '»': '«',
};

/** One item of a list, without the marks that a message put around or into it. */
export function withoutMarks(text: string): string {
  return text.replace(INVISIBLE, '').replace(AROUND, '');
}

/** How many characters stand before the marks at the end. What closes a pair is no such mark. */
export function lengthBeforeMarks(characters: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  const countOf = (character: string) => counts.get(character) ?? 0;
  const closesPair = (mark: string) => {
    if (mark === '"' || mark === "'") return countOf(mark) % 2 === 0;
    const opening = OPENING_OF[mark];
    return opening !== undefined && countOf(mark) <= countOf(opening);
  };
  let length = characters.length;
  for (const mark of characters.toReversed()) {
    if (!END_MARK.test(mark) || closesPair(mark)) break;
    counts.set(mark, countOf(mark) - 1);
    length -= 1;
  }
  return length;
}
