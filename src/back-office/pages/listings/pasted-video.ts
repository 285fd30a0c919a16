import { videoId } from '#features/listings/video-id.ts';

/** Separates a link from a message or from the attributes of an embed code. */
const AROUND = /[\s"'<>()]+/;

/** The id of the first YouTube video in a pasted text; '' without one. */
export function videoIn(text: string): string {
  // A bare word of 11 letters counts as an id only if it is the whole text.
  const links = text.split(AROUND).filter((part) => part.includes('/'));
  return [text, ...links].map(videoId).find((id) => id !== '') ?? '';
}
