import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { Icon } from './icon.tsx';

/** Stands in the middle of a photo's box when a listing has no photo. */
export function ListingKindIcon({ kind, className }: { kind: number; className: string }) {
  const known = LISTING_KINDS.find(({ id }) => id === kind);
  return (
    <Icon
      name={known?.block ?? 'land'}
      className={`absolute inset-0 m-auto text-line-strong ${className}`}
    />
  );
}
