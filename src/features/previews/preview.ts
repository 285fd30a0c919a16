import type { Language } from '#platform/language/language.ts';
import { CARD_SIZE } from '#platform/media/photo-variants.ts';
import type { PreviewLine } from './drawing/preview-picture.ts';

/** What the picture for links to a page shows. */
export interface Preview {
  readonly language: Language;
  /** `agency`, `listing-12`, `search-200-3`. */
  readonly subject: string;
  readonly lines: readonly PreviewLine[];
  readonly agency: PreviewAgency;
  /** Root-relative address of the listing's photo, if it has one. */
  readonly photoUrl?: string | undefined;
  /** The query of its drawing's address, or ''. */
  readonly drawing?: string | undefined;
}

export interface PreviewAgency {
  readonly name: string;
  /** As it is read. */
  readonly phone: string;
}

/** Raised when pictures are drawn in another way. */
const DESIGN = 1;

/** Names the content, so that a picture that has changed has another address. */
export function previewPath({ language, subject, ...content }: Preview): string {
  const version = contentVersion(JSON.stringify([DESIGN, content]));
  return `/previews/${language}/${subject}-${version}.jpg`;
}

export function previewImage(siteUrl: string, preview: Preview) {
  return {
    url: siteUrl + previewPath(preview),
    ...CARD_SIZE,
    alt: preview.lines.map(({ text }) => text).join(', '),
  };
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a in letters and digits: the same on the server and in browsers, which hash no text at once. */
function contentVersion(content: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(content)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(36);
}
