import type { MetaDescriptor } from 'react-router';
import type { Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { alternateLinks, localeMeta } from './page-languages.ts';

/** Absolute URL, size in pixels. */
interface PreviewPhoto {
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
  /** Most pages stand in every language. */
  readonly englishOnly?: true;
  readonly siteName: string;
  readonly image?: PreviewPhoto | undefined;
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
  englishOnly,
  siteName,
  image,
  indexed = true,
}: PageDescription): MetaDescriptor[] {
  const addressOf = (code: Language) => siteUrl + addressIn(code, address);
  const canonical = addressOf(language);
  const preview = shorten(description, PREVIEW_LENGTH);
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords === undefined ? [] : [{ name: 'keywords', content: keywords }]),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(englishOnly ? [] : alternateLinks(addressOf)),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    ...localeMeta(language),
    { property: 'og:title', content: title },
    { property: 'og:description', content: preview },
    { property: 'og:url', content: canonical },
    ...photoMeta(image),
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: preview },
  ];
}

function photoMeta(image: PreviewPhoto | undefined): MetaDescriptor[] {
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

const graphemes = new Intl.Segmenter();

/** One line of at most `length` characters as people see them, cut between words where possible. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  if (characters.length <= length) return line;
  const start = characters.slice(0, length - 1).join('');
  return `${start.replace(/\s+\S*$/, '') || start}…`;
}
