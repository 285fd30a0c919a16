import { attribute, elements } from './excel-xml.ts';

const BUILT_IN = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 58 && id !== 49);
/** Quoted text, escaped characters and colours are no letters of a date. */
const LITERALS = /"[^"]*"|\\.|\[[^\]]*\]/g;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Excel counts a 29 February of 1900, which there was not; days before it are one later. */
const LEAP_DAY_OF_1900 = 60;
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** How cells of a style show a number. */
interface CellFormat {
  readonly isDate: boolean;
  /** What stands behind the number: ` marla`; '' for nothing, and where less than the number is shown. */
  readonly unit: string;
}

const PLAIN: CellFormat = { isDate: false, unit: '' };

/** The format of each style, by its number. */
export function cellFormats(styles: string): (style: number) => CellFormat {
  const custom = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  );
  const [formats] = elements(styles, 'cellXfs');
  const found = [...elements(formats?.content ?? '', 'xf')].map(({ attributes }): CellFormat => {
    const id = Number(attribute(attributes, 'numFmtId'));
    const code = custom.get(id);
    if (code === undefined) return { isDate: BUILT_IN(id), unit: '' };
    return /[dmyhs]/i.test(code.replace(LITERALS, ''))
      ? { isDate: true, unit: '' }
      : { isDate: false, unit: unitIn(code) };
  });
  return (style) => found[style] ?? PLAIN;
}

/** `0.0" lakh"`, `0\ \m\a\r\l\a`, of positive numbers. A comma behind the digits divides by 1,000. */
function unitIn(code: string): string {
  const masked = code.replace(LITERALS, (literal) => ' '.repeat(literal.length));
  const section = masked.split(';', 1)[0] ?? '';
  const digits = [...section.matchAll(/General|[0#?]/gi)].at(-1);
  if (digits === undefined) return '';
  const end = digits.index + digits[0].length;
  if (section.startsWith(',', end)) return '';
  const behind = code.slice(end, section.length);
  const unit = [...behind.matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|( )/g)]
    .map(([, quoted, escaped, currency, blank]) => quoted ?? escaped ?? currency ?? blank)
    .join('')
    .trim();
  return /\p{L}/u.test(unit) ? ` ${unit}` : '';
}

/** `2026-03-04`, or with the time of day where the number has one. */
export function dateText(days: number, starts1904: boolean): string {
  const isBeforeLeapDay = !starts1904 && days >= 1 && days < LEAP_DAY_OF_1900;
  const passed = isBeforeLeapDay ? days + 1 : days;
  const time = new Date((starts1904 ? EPOCH_1904 : EPOCH) + Math.round(passed * DAY_MS));
  if (Number.isNaN(time.getTime())) return '';
  const text = time.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text;
}
