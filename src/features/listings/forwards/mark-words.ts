import type { FieldName } from '#features/listings/fields.ts';
import type { Said } from '#features/listings/understand/reading.ts';

/** Words of a message, from one character up to another, and what they said. */
export interface WordMark {
  readonly start: number;
  readonly end: number;
  readonly said: Said | FieldName;
}

/** Where a pattern stands in a text. */
export function marksOf(said: FieldName, pattern: RegExp, text: string): WordMark[] {
  const match = pattern.exec(text);
  return match === null ? [] : [{ said, start: match.index, end: match.index + match[0].length }];
}

/** The words of a name as they stand in a text, together or one by one. */
export function marksOfName(said: FieldName, name: string, text: string): WordMark[] {
  const start = name === '' ? -1 : text.indexOf(name);
  if (start >= 0) return [{ said, start, end: start + name.length }];
  return name.split(' ').flatMap((word) => {
    const start = word.length < 2 ? -1 : text.indexOf(word);
    return start < 0 ? [] : [{ said, start, end: start + word.length }];
  });
}

export function movedBy(marks: readonly WordMark[], characters: number): WordMark[] {
  return marks.map(({ said, start, end }) => ({
    said,
    start: start + characters,
    end: end + characters,
  }));
}

/** In their order; of two that overlap the first and longer stays. */
export function withoutOverlaps(marks: readonly WordMark[]): WordMark[] {
  const kept: WordMark[] = [];
  const inOrder = marks.toSorted((one, other) => one.start - other.start || other.end - one.end);
  for (const mark of inOrder) if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  return kept;
}
