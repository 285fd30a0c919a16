import { placeLabel } from '#features/listings/explore-address.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { fill } from '#language/fill.ts';
import { areasBeside, areaText } from '#units/area-text.ts';
import { SQUARE_FEET_IN_ACRE } from '#units/area-units.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { textLanguage } from './text-language.ts';

interface AreaAndPlaceProps {
  listing: Pick<ListingCard, 'totalArea' | 'areaUnit' | 'areaAs' | 'cityName' | 'stateName'>;
  className: string;
}

/** E.g. `5 marla (1,361 sq ft) · Jalandhar, Punjab`. */
export function AreaAndPlace({ listing, className }: AreaAndPlaceProps) {
  return (
    <p className={className}>
      <Area listing={listing} />
      <span aria-hidden="true"> · </span>
      <span {...textLanguage(listing.cityName, useLanguage())}>
        {placeLabel({ name: listing.cityName, stateName: listing.stateName })}
      </span>
    </p>
  );
}

/** As the agency says it, with what that is in the common units. */
function Area({ listing: { totalArea, areaUnit, areaAs } }: Pick<AreaAndPlaceProps, 'listing'>) {
  const { units } = useSharedWords();
  const isLand = areaUnit === 'acres';
  const said =
    areaAs === null
      ? fill(units.onCards[areaUnit], { amount: totalArea })
      : areaText(areaAs, units);
  const beside =
    areaAs === null
      ? []
      : areasBeside(
          {
            squareFeet: totalArea * (isLand ? SQUARE_FEET_IN_ACRE : 1),
            isLand,
            said: areaAs,
            squareFeetPerMarla: areaAs.squareFeetPerMarla ?? undefined,
          },
          units,
        );
  return (
    <>
      <span className="font-semibold text-ink">{said}</span>
      {beside.length > 0 && ` (${beside.join(' · ')})`}
    </>
  );
}
