import { House, LandPlot, type LucideIcon, Sprout, Store } from 'lucide-react';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';

const ICONS: Readonly<Record<number, LucideIcon>> = {
  [HOUSE]: House,
  [PLOT]: LandPlot,
  [LAND]: Sprout,
  [SHOP]: Store,
} satisfies Record<ListingKindId, LucideIcon>;

/** Stands in the middle of a photo's box when a listing has no photo. */
export function ListingKindIcon({ kind, className }: { kind: number; className: string }) {
  const Icon = ICONS[kind] ?? Sprout;
  return (
    <Icon
      className={`absolute inset-0 m-auto text-line-strong ${className}`}
      strokeWidth={1.5}
      aria-hidden="true"
    />
  );
}
