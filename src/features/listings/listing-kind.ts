/** `block` holds the kind's own fields in the API, `plural` is its word in addresses. */
export const LISTING_KINDS = [
  { id: 100, name: 'House', block: 'house', plural: 'Houses' },
  { id: 200, name: 'Plot', block: 'plot', plural: 'Plots' },
  { id: 300, name: 'Land', block: 'land', plural: 'Lands' },
  { id: 400, name: 'Shop', block: 'shop', plural: 'Shops' },
] as const;

export type ListingKindId = (typeof LISTING_KINDS)[number]['id'];
export type KindName = (typeof LISTING_KINDS)[number]['block'];

export const HOUSE = 100;
export const PLOT = 200;
export const LAND = 300;
export const SHOP = 400;

/** Only known kinds are written. */
export function kindName(id: number): KindName {
  return LISTING_KINDS.find((kind) => kind.id === id)?.block ?? 'house';
}
