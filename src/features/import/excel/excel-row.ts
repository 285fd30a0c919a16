export interface ExcelRow {
  /** As Excel numbers it. */
  readonly line: number;
  readonly fields: string[];
  /** A filter, a closed group or a person hides it. */
  readonly isHidden: boolean;
}

/** Sheets have at most 16,384 columns. */
const LAST_COLUMN = 16_383;

/** `AB12` is 27. */
export function columnIndex(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return Math.min(number - 1, LAST_COLUMN);
}
