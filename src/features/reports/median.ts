/** Rounded to a tenth; 0 of nothing. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) * 5) / 10;
}
