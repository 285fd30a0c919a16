import type { ListingSummary } from '#features/listings/listing-summary.ts';
import {
  type MeasuredArea,
  ownUnit,
  pricedUnit,
  pricePerUnit,
  shownArea,
} from '#platform/units/area-text.ts';
import { SQUARE_FEET_IN_ACRE } from '#platform/units/area-units.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { useChosenAreaUnit } from './chosen-area-unit.ts';

export type ListingArea = Pick<ListingSummary, 'totalArea' | 'areaUnit' | 'areaAs'>;

interface AreaProps {
  listing: ListingArea;
  className?: string;
}

/**
 * `10 marla`: as the agency says it, or in the unit that the visitor chose. A script of the page
 * writes that unit before the first paint (`document/area-unit`), hence the data attributes.
 */
export function Area({ listing, className }: AreaProps) {
  const { units } = useSharedMessages();
  const chosen = useChosenAreaUnit();
  const area = measured(listing);
  return (
    <span
      className={className}
      suppressHydrationWarning
      data-own-unit={ownUnit(area)}
      data-square-feet={area.squareFeet}
      data-marla={area.squareFeetPerMarla}
    >
      {shownArea(area, chosen, units).area}
    </span>
  );
}

interface AreaBesideProps extends AreaProps {
  /** Around the text, e.g. brackets. */
  before?: string;
  after?: string;
}

/** What stands beside it: square feet, of land kanal and acres; in a chosen unit the area as said. */
export function AreaBeside({ listing, className, before = '', after = '' }: AreaBesideProps) {
  const { units } = useSharedMessages();
  const chosen = useChosenAreaUnit();
  const area = measured(listing);
  const own = shownArea(area, undefined, units).area;
  const { beside } = shownArea(area, chosen, units);
  return (
    <span
      className={className}
      suppressHydrationWarning
      data-own-unit={ownUnit(area)}
      data-own-area={before + own + after}
    >
      {beside === '' ? '' : before + beside + after}
    </span>
  );
}

/** `5 marla (1,361 sq ft)` in a line, which breaks within either only where it has no room alone. */
export function AreaInLine({ listing }: Pick<AreaProps, 'listing'>) {
  return (
    <>
      <Area listing={listing} className="area-as-said" />
      <AreaBeside listing={listing} className="area-beside" before=" (" after=")" />
    </>
  );
}

/** `Rs. 450,000 per marla`, in a chosen unit of that; nothing without a price. */
export function PricePerUnit({ listing, price, className }: AreaProps & { price: number }) {
  const { units } = useSharedMessages();
  const chosen = useChosenAreaUnit();
  const area = measured(listing);
  const text = pricePerUnit(price, area, units, chosen);
  return text === '' ? null : (
    <span
      className={className}
      suppressHydrationWarning
      data-own-unit={pricedUnit(area)}
      data-square-feet={area.squareFeet}
      data-marla={area.squareFeetPerMarla}
      data-price={price}
    >
      {text}
    </span>
  );
}

function measured({ totalArea, areaUnit, areaAs }: ListingArea): MeasuredArea {
  const isLand = areaUnit === 'acres';
  return {
    squareFeet: totalArea * (isLand ? SQUARE_FEET_IN_ACRE : 1),
    isLand,
    said: areaAs,
    squareFeetPerMarla: areaAs?.squareFeetPerMarla ?? undefined,
  };
}
