import { fill } from '#platform/language/fill.ts';
import type { Message } from '#platform/language/messages.ts';

export interface PlacedPhoto {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Of the listing. */
  readonly title: string;
}

/** What is known of a photo, for those who cannot see it: "Photo 3 of 12: Kothi in Model Town". */
export function photoAlt(
  caption: string,
  placed: PlacedPhoto,
  message: Message<'number' | 'count' | 'title'>,
): string {
  if (caption !== '') return caption;
  return placed.count > 1 ? fill(message, { ...placed }) : placed.title;
}
