import type { KindName } from '#features/listings/listing-kind.ts';

type ByKind = Readonly<Record<KindName | 'all', string>>;

/** What a list of search results is called, whole for each kind. */
export interface SearchWords {
  readonly everywhere: string;
  readonly headings: ByKind;
  readonly headingsEverywhere: ByKind;
  readonly subjects: ByKind;
  readonly keywords: ByKind;
}
