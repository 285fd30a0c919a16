import { placeLabel } from '#features/listings/explore-address.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { fill } from '#language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { textLanguage } from './text-language.ts';

interface AreaAndPlaceProps {
  listing: Pick<ListingCard, 'totalArea' | 'areaUnit' | 'cityName' | 'stateName'>;
  className: string;
}

/** E.g. `5 marla · Jalandhar, Punjab`. */
export function AreaAndPlace({ listing, className }: AreaAndPlaceProps) {
  const { onCards } = useSharedWords().units;
  return (
    <p className={className}>
      <span className="font-semibold text-ink">
        {fill(onCards[listing.areaUnit], { amount: listing.totalArea })}
      </span>
      <span aria-hidden="true"> · </span>
      <span {...textLanguage(listing.cityName, useLanguage())}>
        {placeLabel({ name: listing.cityName, stateName: listing.stateName })}
      </span>
    </p>
  );
}
