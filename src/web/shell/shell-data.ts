import type { ShownPlace } from '#features/listings/place.ts';

export type Place = ShownPlace;

/** Data of the navigation bar and the footer. */
export interface ShellData {
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly business: Business;
  readonly places: readonly Place[];
  readonly topLocations: readonly Place[];
  readonly gaMeasurementId: string | undefined;
}

/** The agency, from its settings. Phone numbers have ten digits; what is '' is not shown. */
export interface Business {
  readonly name: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly youTube: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly officeAddress: string;
  readonly reraNumber: string;
  readonly copyrightYear: number;
}
