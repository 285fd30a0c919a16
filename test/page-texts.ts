export interface PageText {
  readonly text: string;
  /** Of the nearest element that names one. */
  readonly lang: string;
  /** `h1`, `a[aria-label]`, `meta[description]` or `JSON-LD name`. */
  readonly where: string;
}

const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'aria-valuetext'];
/** Names of `<meta>` whose content is for people. */
const FOR_PEOPLE =
  /^(?:description|keywords|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description|image:alt))$/;
/** Members of JSON-LD that hold addresses, codes and dates. */
const FOR_MACHINES =
  /^(?:@.*|url|item|image|sameAs|telephone|unitCode|priceCurrency|availability|businessFunction|thumbnailUrl|embedUrl|datePosted|addressCountry|identifier|inLanguage|uploadDate)$/;

const PIECE =
  /<!--.*?-->|<(script|style)\b([^>]*)>(.*?)<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gs;

/** Everything on a rendered page that somebody reads or hears, with its language. */
export function pageTexts(html: string): PageText[] {
  const open: { name: string; lang: string }[] = [{ name: '', lang: '' }];
  const found: PageText[] = [];
  const add = (text: string, lang: string, where: string) => {
    const readable = decode(text).replace(/\s+/g, ' ').trim();
    if (readable !== '') found.push({ text: readable, lang, where });
  };
  for (const [, code, codeAttributes = '', content = '', end, start, attributes = '', text] of html
    .replace(/^<!doctype html>/i, '')
    .matchAll(PIECE)) {
    const parent = open.at(-1) ?? { name: '', lang: '' };
    if (code !== undefined) {
      if (!codeAttributes.includes('ld+json')) continue;
      for (const { text, member } of jsonTexts(JSON.parse(content)))
        add(text, parent.lang, `JSON-LD ${member}`);
    } else if (end !== undefined) {
      open.splice(open.findLastIndex(({ name }) => name === end));
    } else if (start !== undefined) {
      const attribute = attributesOf(attributes);
      const lang = attribute.lang ?? parent.lang;
      for (const name of READ_ALOUD) add(attribute[name] ?? '', lang, `${start}[${name}]`);
      const metaName = attribute.name ?? attribute.property ?? '';
      if (start === 'meta' && FOR_PEOPLE.test(metaName))
        add(attribute.content ?? '', lang, `meta[${metaName}]`);
      if (!VOID.has(start) && !attributes.endsWith('/')) open.push({ name: start, lang });
    } else add(text ?? '', parent.lang, parent.name);
  }
  return found;
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

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
