export interface Quarter {
  readonly name: string;
  /** Multiplies the prices of the town. */
  readonly factor: number;
  readonly industrial?: true;
}

/** Prices are those of the market in lakh rupees. */
export interface Town {
  readonly name: string;
  /** In proportion to its number of listings. */
  readonly weight: number;
  /** Price of a marla (272.25 sqft) in an average residential quarter. */
  readonly marla: number;
  readonly acre: number;
  /** Price of a square foot of shop in the main bazaar, in rupees. */
  readonly shop: number;
  readonly flats: boolean;
  readonly quarters: readonly Quarter[];
  readonly villages: readonly string[];
}

export const quarters = (factor: number, ...names: string[]): Quarter[] =>
  names.map((name) => ({ name, factor }));
export const industrialQuarters = (factor: number, ...names: string[]): Quarter[] =>
  names.map((name) => ({ name, factor, industrial: true }));
