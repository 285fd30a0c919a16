/** A city as pickers and links name it. */
export interface Place {
  readonly id: number;
  readonly name: string;
  readonly stateName: string;
}

/** What every page shows around its own content. */
export interface ShellData {
  /** The origin that canonical links and previews name, without a trailing slash. */
  readonly siteUrl: string;
  readonly business: Business;
  /** Every city, for the location picker. */
  readonly places: readonly Place[];
  readonly topLocations: readonly Place[];
  /** Where page views are sent besides the product's own count, if anywhere. */
  readonly gaMeasurementId: string | undefined;
}

/** The agency, as the configuration names it. Phone numbers are ten digits. */
export interface Business {
  readonly name: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly youTube: string;
  readonly facebook: string;
  readonly instagram: string;
}
