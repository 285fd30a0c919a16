import type { KindName } from '#features/listings/listing-kind.ts';

export type KindWords = Readonly<Record<KindName, { readonly one: string; readonly many: string }>>;
