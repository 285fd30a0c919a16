import { LANGUAGE_CODES, LANGUAGES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import type { MetaTag } from './meta-tag.ts';

/** Absolute URL, size in pixels. */
interface PreviewImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly siteUrl: string;
  readonly language: Language;
  /** Root-relative, of the English page. */
  readonly address: string;
  /** What was asked for, as the page shows it; without it the page stands in English alone. */
  readonly asked?: string;
  readonly siteName: string;
  readonly image?: PreviewImage | undefined;
  /** What a forwarded link says where that is not title and description. */
  readonly shared?: { readonly title: string; readonly description: string };
  /** False: search engines follow its links, but do not list it. */
  readonly indexed?: boolean;
}

const PREVIEW_LENGTH = 200;

export function pageMeta({
  title,
  description,
  keywords,
  siteUrl,
  language,
  address,
  asked,
  siteName,
  image,
  shared = { title, description },
  indexed = true,
}: PageDescription): MetaTag[] {
  const addressOf = (code: Language) => siteUrl + addressIn(code, address);
  const canonical = addressOf(language);
  const preview = shorten(shared.description, PREVIEW_LENGTH);
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords === undefined ? [] : [{ name: 'keywords', content: keywords }]),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    // Beside a page that is not listed, or not itself, they would say the contrary.
    ...(indexed && asked === address ? alternateLinks(addressOf) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    ...localeMeta(language),
    { property: 'og:title', content: shared.title },
    { property: 'og:description', content: preview },
    { property: 'og:url', content: canonical },
    ...imageMeta(image),
    { name: 'twitter:title', content: shared.title },
    { name: 'twitter:description', content: preview },
  ];
}

function imageMeta(image: PreviewImage | undefined): MetaTag[] {
  if (image === undefined) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: image.url },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image.url },
    { name: 'twitter:image:alt', content: image.alt },
  ];
}

/** One line of at most `length` characters as people see them, cut between words where possible. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Made only for texts that may be too long: it takes a browser on a phone 20 ms.
  if (line.length <= length) return line;
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= length) return line;
  const start = characters.slice(0, length - 1).join('');
  return `${start.replace(/\s+\S*$/, '') || start}…`;
}

/** The same page in every language; `address` is the absolute one of each. */
function alternateLinks(addressOf: (language: Language) => string): MetaTag[] {
  const links = LANGUAGE_CODES.map((language) => ({
    hrefLang: LANGUAGES[language].tag as string,
    href: addressOf(language),
  }));
  return [...links, { hrefLang: 'x-default', href: addressOf('en') }].map((link) => ({
    tagName: 'link',
    rel: 'alternate',
    ...link,
  }));
}

function localeMeta(language: Language): MetaTag[] {
  return [
    { property: 'og:locale', content: LANGUAGES[language].openGraph },
    ...LANGUAGE_CODES.filter((code) => code !== language).map((code) => ({
      property: 'og:locale:alternate',
      content: LANGUAGES[code].openGraph,
    })),
  ];
}
