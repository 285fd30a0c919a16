export interface PageText {
  readonly text: string;
  /** Of the nearest element that names one. */
  readonly lang: string;
  /** `h1`, `a[aria-label]`, `meta[description]` or `JSON-LD name`. */
  readonly where: string;
}

const VOID = new Set([
  'area',
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'aria-valuetext'];
/** Names of `<meta>` whose content is for people. */
const FOR_PEOPLE =
  /^(?:description|keywords|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description|image:alt))$/;
/** Members of JSON-LD that hold addresses, codes and dates. */
const FOR_MACHINES =
  /^(?:@.*|url|item|image|sameAs|telephone|unitCode|priceCurrency|availability|businessFunction|thumbnailUrl|embedUrl|datePosted|addressCountry|identifier|inLanguage|uploadDate)$/;

const PIECE =
  /<!--.*?-->|<(script|style)\b([^>]*)>(.*?)<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gs;

interface OpenElement {
  readonly name: string;
  readonly lang: string;
}

/** Everything on a rendered page that somebody reads or hears, with its language. */
export function pageTexts(html: string): PageText[] {
  const open: OpenElement[] = [];
  const found = [...html.replace(/^<!doctype html>/i, '').matchAll(PIECE)].flatMap(
    ([, code, codeAttributes = '', content = '', end, start, attributes = '', text = '']) => {
      const { name, lang } = open.at(-1) ?? { name: '', lang: '' };
      if (code !== undefined)
        return codeAttributes.includes('ld+json') ? dataTexts(content, lang) : [];
      if (start !== undefined) return startElement(start, attributes, lang, open);
      if (end === undefined) return [{ text, lang, where: name }];
      open.splice(open.findLastIndex((element) => element.name === end));
      return [];
    },
  );
  return found
    .map((one) => ({ ...one, text: decodeEntities(one.text).replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

function startElement(
  name: string,
  source: string,
  outerLang: string,
  open: OpenElement[],
): PageText[] {
  const attributes = attributesOf(source);
  const lang = attributes.lang ?? outerLang;
  if (!VOID.has(name) && !source.endsWith('/')) open.push({ name, lang });
  const metaName = attributes.name ?? attributes.property ?? '';
  if (name === 'meta')
    return FOR_PEOPLE.test(metaName)
      ? [{ text: attributes.content ?? '', lang, where: `meta[${metaName}]` }]
      : [];
  return READ_ALOUD.map((attribute) => ({
    text: attributes[attribute] ?? '',
    lang,
    where: `${name}[${attribute}]`,
  }));
}

function dataTexts(json: string, lang: string): PageText[] {
  return jsonTexts(JSON.parse(json)).map(({ text, member }) => ({
    text,
    lang,
    where: `JSON-LD ${member}`,
  }));
}

function attributesOf(source: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

function jsonTexts(value: unknown, member = ''): { text: string; member: string }[] {
  if (typeof value === 'string') return FOR_MACHINES.test(member) ? [] : [{ text: value, member }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => jsonTexts(item, member));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => jsonTexts(item, name));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
