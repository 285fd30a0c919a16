import type { AreaAs } from './area-as.ts';
import type { CardField } from './fields.ts';
import type { PhotoSource } from './photo-source.ts';

export interface ListingSummary {
  readonly id: number;
  readonly slug: string;
  readonly propertyNumber: number;
  readonly title: string;
  readonly description: string;
  readonly neighbourhood: string;
  /** Rupees; 0 is "Call for Price". */
  readonly price: number;
  readonly propertyType: number;
  readonly totalArea: number;
  readonly areaUnit: 'acres' | 'squareFeet';
  /** The area as the agency says it, where it does. */
  readonly areaAs: AreaAs | null;
  /** 0 where nothing was filled in. */
  readonly details: Readonly<Record<CardField, number>>;
  readonly cityName: string;
  readonly stateName: string;
  /** The video's 11 characters, or ''. */
  readonly videoId: string;
  readonly posted: string;
  readonly isPopular: boolean;
  readonly status: number;
  /** The price before the last reduction, for 90 days. */
  readonly previousPrice: number | null;
  /** Whether visitors see it since a few days only. */
  readonly isNew: boolean;
  /** The cover. */
  readonly image: PhotoSource | null;
  readonly imageCount: number;
  /** The query of the drawing that stands in place of a photo; '' for none. */
  readonly drawing: string;
}
