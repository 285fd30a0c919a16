import { areasBeside, areaText } from '#platform/units/area-text.ts';
import { type SaidArea, SQUARE_FEET_IN_ACRE } from '#platform/units/area-units.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { areaUnit } from './field-queries.ts';
import type { Listing } from './listing.ts';
import type { KindName } from './listing-kind.ts';
import { SOLD } from './listing-status.ts';

/** The facts of a listing as they are said outside its page: in titles, messages and pictures. */
export interface ListingFacts {
  /** `12 marla`. */
  readonly area: string;
  /** `3,267 sq ft`, of land kanals and acres; '' where the area is said so. */
  readonly areaBeside: string;
  /** `13.25 lakh`, below a lakh in digits, "Call for Price", or "Sold". */
  readonly price: string;
  /** `Rs. 1,325,000`; '' where the price is not spoken. */
  readonly priceInDigits: string;
}

export type ListingWithFacts = Pick<
  Listing,
  'status' | 'price' | 'propertyType' | 'areaAs' | 'house' | 'plot' | 'land' | 'shop'
>;

export interface FactMessages {
  readonly units: UnitMessages;
  readonly marks: { readonly sold: string };
}

export function listingFacts(
  listing: ListingWithFacts,
  { units, marks }: FactMessages,
): ListingFacts {
  const facts = areaAndPrice({ ...listing, totalArea: storedArea(listing) }, units);
  return listing.status === SOLD ? { ...facts, price: marks.sold, priceInDigits: '' } : facts;
}

type Blocks = { readonly [Kind in KindName]?: { readonly totalArea: number } | null | undefined };

/** Square feet, of land acres. */
export function storedArea({ house, plot, land, shop }: Blocks): number {
  return (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
}

/** As the agency says it; else as it is stored. */
export function saidArea({ propertyType, areaAs, totalArea }: Omit<PricedArea, 'price'>): SaidArea {
  return areaAs ?? { value: totalArea, unit: areaUnit(propertyType) === 'acres' ? 'acre' : 'sqft' };
}

type PricedArea = Pick<Listing, 'price' | 'propertyType' | 'areaAs'> & {
  readonly totalArea: number;
};

export function areaAndPrice(
  { price, propertyType, areaAs, totalArea }: PricedArea,
  units: UnitMessages,
): ListingFacts {
  const isLand = areaUnit(propertyType) === 'acres';
  const said = saidArea({ propertyType, areaAs, totalArea });
  const measured = {
    squareFeet: totalArea * (isLand ? SQUARE_FEET_IN_ACRE : 1),
    isLand,
    said,
    squareFeetPerMarla: areaAs?.squareFeetPerMarla ?? undefined,
  };
  const inDigits = formatPrice(price, units);
  const spoken = spokenPrice(price, units);
  return {
    area: areaText(said, units),
    areaBeside: areasBeside(measured, units).join(' · '),
    price: spoken === '' ? inDigits : spoken,
    priceInDigits: spoken === '' ? '' : inDigits,
  };
}

/** `12 marla (3,267 sq ft)`. */
export function withBeside(text: string, beside: string): string {
  return beside === '' ? text : `${text} (${beside})`;
}
