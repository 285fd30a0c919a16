const NEVER = 99;
/** No word is longer. */
const MAX_LETTERS = 64;

/** Used again by every count: none waits, so two never need them at a time. */
let beforePrevious = new Uint8Array(MAX_LETTERS);
let previous = new Uint8Array(MAX_LETTERS);
let current = new Uint8Array(MAX_LETTERS);

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make one
 * word of the other; `max + 1` for more than `max`.
 */
export function countSlips(one: string, other: string, max: number): number {
  const columns = other.length;
  if (Math.abs(one.length - columns) > max) return max + 1;
  for (let column = 0; column <= columns; column += 1) previous[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const fewest = fillRow(one, other, row);
    if (fewest > max) return max + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[columns] ?? NEVER, max + 1);
}

/** The slips from each beginning of `other` to the first `row` letters of `one`; the fewest. */
function fillRow(one: string, other: string, row: number): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
  current[0] = row;
  let fewest = row;
  for (let column = 1; column <= other.length; column += 1) {
    const compared = other.charCodeAt(column - 1);
    let slips = Math.min(
      (previous[column] ?? NEVER) + 1,
      (current[column - 1] ?? NEVER) + 1,
      (previous[column - 1] ?? NEVER) + (letter === compared ? 0 : 1),
    );
    const isSwapped =
      column > 1 && letterBefore === compared && letter === other.charCodeAt(column - 2);
    if (isSwapped) slips = Math.min(slips, (beforePrevious[column - 2] ?? NEVER) + 1);
    current[column] = slips;
    if (slips < fewest) fewest = slips;
  }
  return fewest;
}
