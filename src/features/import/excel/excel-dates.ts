import { attribute, elements } from './excel-xml.ts';

const BUILT_IN = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 58 && id !== 49);
/** Quoted text, escaped characters and colours are no letters of a date. */
const LITERALS = /"[^"]*"|\\.|\[[^\]]*\]/g;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Which styles of cells show a number as a date. */
export function dateStyles(styles: string): (style: number) => boolean {
  const custom = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  );
  const [formats] = elements(styles, 'cellXfs');
  const isDate = [...elements(formats?.content ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId'));
    const code = custom.get(id);
    return code === undefined ? BUILT_IN(id) : /[dmyhs]/i.test(code.replace(LITERALS, ''));
  });
  return (style) => isDate[style] ?? false;
}

/** `2026-03-04`, or with the time of day where the number has one. */
export function dateText(days: number, starts1904: boolean): string {
  const time = new Date((starts1904 ? EPOCH_1904 : EPOCH) + Math.round(days * DAY_MS));
  if (Number.isNaN(time.getTime())) return '';
  const text = time.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text;
}
