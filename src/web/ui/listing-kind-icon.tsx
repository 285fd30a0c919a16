import { House, LandPlot, Store, Wheat } from 'lucide-react';
import { HOUSE, PLOT, SHOP } from '#features/listings/listing-kind.ts';

const ICONS = new Map<number, typeof House>([
  [HOUSE, House],
  [PLOT, LandPlot],
  [SHOP, Store],
]);

/** The quiet picture of a kind of property, where its own picture is missing or the words need company. */
export function ListingKindIcon({ type, className }: { type: number; className: string }) {
  const Icon = ICONS.get(type) ?? Wheat;
  return <Icon className={className} strokeWidth={1.5} aria-hidden="true" />;
}
