interface Priced {
  readonly price: number;
  readonly previousPrice: number | null;
}

/** Whether the price is still below the one before its last reduction. */
export function isReduced<Listing extends Priced>(
  listing: Listing,
): listing is Listing & { readonly previousPrice: number } {
  const { price, previousPrice } = listing;
  return previousPrice !== null && price > 0 && price < previousPrice;
}
