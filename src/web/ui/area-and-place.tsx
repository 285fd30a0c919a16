import { placeLabel } from '#features/listings/explore-address.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';

interface AreaAndPlaceProps {
  listing: Pick<ListingCard, 'areaText' | 'cityName' | 'stateName'>;
  className: string;
}

/** E.g. `5 marla · Jalandhar, Punjab`. */
export function AreaAndPlace({ listing, className }: AreaAndPlaceProps) {
  return (
    <p className={className}>
      <span className="font-semibold text-ink">{listing.areaText}</span>
      <span aria-hidden="true"> · </span>
      {placeLabel({ name: listing.cityName, stateName: listing.stateName })}
    </p>
  );
}
