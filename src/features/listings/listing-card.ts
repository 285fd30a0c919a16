import type { AreaAs } from './area-as.ts';
import type { ListingPhoto } from './photos/photo.ts';

export interface ListingCard {
  readonly id: number;
  readonly slug: string;
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
  readonly cityName: string;
  readonly stateName: string;
  /** The video's 11 characters, or ''. */
  readonly videoId: string;
  readonly posted: string;
  readonly isPopular: boolean;
  readonly image: ListingPhoto | null;
}
