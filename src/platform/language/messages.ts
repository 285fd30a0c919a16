import type { Language, OtherLanguage } from './language.ts';

declare const placeNames: unique symbol;

/** A text with named places in braces: `Plots in {place}` is a `Message<'place'>`. */
export type Message<Place extends string = never> = string & { readonly [placeNames]?: Place };

/** Texts that depend on a count, which stands at `{count}`. */
export interface PluralMessage {
  readonly one: Message<'count'>;
  readonly other: Message<'count'>;
}

/** The messages of a page in English, as they are written in its file. */
export interface MessageTree {
  readonly [name: string]: string | readonly string[] | MessageTree;
}

type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** What a page reads: the shape of the English messages, with the places of each text. */
export type Messages<English> = English extends string
  ? Message<PlacesOf<English>>
  : { readonly [Name in keyof English]: Messages<English[Name]> };

type WithPlace<Place> = Place extends string
  ? (text: `${string}{${Place}}${string}`) => void
  : never;

/** Contains every place of the English text: an intersection of one pattern for each. */
type WithPlacesOf<English extends string> = [PlacesOf<English>] extends [never]
  ? string
  : (PlacesOf<English> extends infer Place ? WithPlace<Place> : never) extends (
        text: infer Text,
      ) => void
    ? Text
    : never;

/** What a translation must be: a missing name or a missing place fails the type check. */
export type Translation<English> = English extends string
  ? WithPlacesOf<English>
  : { readonly [Name in keyof English]: Translation<English[Name]> };

/** For screens that are English alone. */
export function englishMessages<const English extends MessageTree>(
  english: English,
): Messages<English> {
  return english as never;
}

/** Brings the files of one page together. A file that lacks a name or a place is a type error. */
export function defineMessages<const English extends MessageTree>(
  messages: { readonly en: English } & Record<OtherLanguage, Translation<NoInfer<English>>>,
): Readonly<Record<Language, Messages<English>>> {
  return messages as never;
}
