/** From U+00A0 on, one after the other. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
  sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
  Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
  Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde
  auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc
  otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
const FIRST_OF_LATIN = 0xa0;

const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  AMP: '&',
  lt: '<',
  LT: '<',
  gt: '>',
  GT: '>',
  quot: '"',
  QUOT: '"',
  apos: "'",
  Tab: '\t',
  NewLine: '\n',
  excl: '!',
  num: '#',
  dollar: '$',
  percnt: '%',
  lpar: '(',
  rpar: ')',
  ast: '*',
  plus: '+',
  comma: ',',
  period: '.',
  sol: '/',
  colon: ':',
  semi: ';',
  equals: '=',
  quest: '?',
  commat: '@',
  lsqb: '[',
  lbrack: '[',
  bsol: '\\',
  rsqb: ']',
  rbrack: ']',
  lowbar: '_',
  lcub: '{',
  rcub: '}',
  verbar: '|',
  vert: '|',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  hyphen: '‐',
  dash: '‐',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  Dagger: '‡',
  bull: '•',
  hellip: '…',
  permil: '‰',
  prime: '′',
  Prime: '″',
  lsaquo: '‹',
  rsaquo: '›',
  frasl: '⁄',
  euro: '€',
  trade: '™',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  minus: '−',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  phone: '☎',
  star: '☆',
  starf: '★',
  check: '✓',
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHERS),
  ...LATIN.split(/\s+/).map((name, index): [string, string] => [
    name,
    String.fromCharCode(FIRST_OF_LATIN + index),
  ]),
]);

const ENTITY = /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,7})|([A-Za-z]\w{1,15}));/g;
/** Where Windows has signs and Unicode has none; old systems mean those of Windows. */
const [FIRST_OF_WINDOWS, LAST_OF_WINDOWS] = [0x80, 0x9f];
const LAST_CODE_POINT = 0x10ffff;
const SURROGATE = /^\p{Surrogate}$/u;

/** Each once: `&amp;lt;` is `&lt;`. What is no entity stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (written, decimal, hex, name) =>
    name === undefined
      ? (character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? written)
      : (NAMED.get(name) ?? written),
  );
}

function character(code: number): string | undefined {
  if (code === 0 || code > LAST_CODE_POINT) return undefined;
  if (code >= FIRST_OF_WINDOWS && code <= LAST_OF_WINDOWS)
    return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const text = String.fromCodePoint(code);
  return SURROGATE.test(text) ? undefined : text;
}
