import { placeLabel } from '#features/listings/explore-address.ts';
import type { ListingCardData } from './listing-card.tsx';

interface AreaAndPlaceProps {
  listing: Pick<ListingCardData, 'areaText' | 'cityName' | 'stateName'>;
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
