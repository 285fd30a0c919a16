const ELEMENTS = new Map<string, RegExp>();
const ATTRIBUTES = new Map<string, RegExp>();

/** The elements of a name, with their attributes and what is between their tags. */
export function* elements(
  xml: string,
  name: string,
): Generator<{ readonly attributes: string; readonly content: string }> {
  const element =
    ELEMENTS.get(name) ??
    new RegExp(String.raw`<(?:\w+:)?${name}(\s[^>]*?)?(?:/>|>([\s\S]*?)</(?:\w+:)?${name}>)`, 'g');
  ELEMENTS.set(name, element);
  for (const [, attributes = '', content = ''] of xml.matchAll(element))
    yield { attributes, content };
}

export function attribute(attributes: string, name: string): string | undefined {
  const pattern = ATTRIBUTES.get(name) ?? new RegExp(String.raw`\s(?:\w+:)?${name}="([^"]*)"`);
  ATTRIBUTES.set(name, pattern);
  const value = pattern.exec(attributes)?.[1];
  return value === undefined ? undefined : decodeXml(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function decodeXml(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) =>
      name === undefined
        ? character(Number(decimal ?? Number.parseInt(hex, 16)))
        : (ENTITIES[name] ?? entity),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, hex: string) => character(Number.parseInt(hex, 16)));
}

/** All but the characters of XML 1.0. One of them makes a whole file unreadable. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function encodeXml(text: string): string {
  return (
    text
      // Older versions stored such characters.
      .replace(FORBIDDEN, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      // Excel reads this notation as a character.
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  );
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
