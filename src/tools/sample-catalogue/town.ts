/** A part of a town, and how its prices stand to the town's own. */
export interface Quarter {
  readonly name: string;
  readonly factor: number;
  /** Where there are workshops and sheds. */
  readonly industrial?: true;
}

/** A town of the districts of Jalandhar and Hoshiarpur, with prices of the market there in lakh rupees. */
export interface Town {
  readonly name: string;
  /** Its share of all listings. */
  readonly weight: number;
  /** A marla of residential ground in a middling quarter. */
  readonly marla: number;
  /** An acre of farm land near by. */
  readonly acre: number;
  /** A square foot of shop in the main bazaar, in rupees. */
  readonly shop: number;
  /** Whether builders put up flats and floors here. */
  readonly flats: boolean;
  readonly quarters: readonly Quarter[];
  /** Where the land lies. */
  readonly villages: readonly string[];
}

export const quarters = (factor: number, ...names: string[]): Quarter[] =>
  names.map((name) => ({ name, factor }));
export const industrialQuarters = (factor: number, ...names: string[]): Quarter[] =>
  names.map((name) => ({ name, factor, industrial: true }));
