import { videoId } from '#features/listings/video-id.ts';

/** What stands around a link in a message, or in the code that YouTube offers for embedding. */
const AROUND = /[\s"'<>()]+/;

/** The id of the first YouTube video in a text that somebody has pasted; '' when there is none. */
export function videoIn(text: string): string {
  // A word of 11 letters is an id only when it stands alone.
  const links = text.split(AROUND).filter((part) => part.includes('/'));
  return [text, ...links].map(videoId).find((id) => id !== '') ?? '';
}
