import { House, LandPlot, Store, Wheat } from 'lucide-react';
import { HOUSE, PLOT, SHOP } from '#features/listings/listing-kind.ts';

const ICONS = new Map<number, typeof House>([
  [HOUSE, House],
  [PLOT, LandPlot],
  [SHOP, Store],
]);

/** Stands in the middle of a photo's box when a listing has no photo. */
export function ListingKindIcon({ kind, className }: { kind: number; className: string }) {
  const Icon = ICONS.get(kind) ?? Wheat;
  return (
    <Icon
      className={`absolute inset-0 m-auto text-line-strong ${className}`}
      strokeWidth={1.5}
      aria-hidden="true"
    />
  );
}
