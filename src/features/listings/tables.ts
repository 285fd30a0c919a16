import type { Generated } from 'kysely';
import type { LanguageColumn } from './language-columns.ts';
import type { TranslatedName } from './listing-translations.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    property: ListingRow;
    image: PhotoRow;
    property_image: ListingPhotoRow;
    price_change: PriceChangeRow;
    removed_listing: RemovedListingRow;
    search_word: SearchWordRow;
    search_posting: SearchPostingRow;
  }
}

/** '' without a translation. */
type TranslationColumns = Record<LanguageColumn<TranslatedName>, Generated<string>>;

/** All four kinds. Numbers that were not filled in are 0, texts ''. */
interface ListingRow extends TranslationColumns {
  id: Generated<number>;
  property_type: number;
  city_id: number;
  title: string;
  description: string;
  neighbourhood: string;
  /** Rupees; 0 is "Call for Price". */
  price: Generated<number>;
  posted: string;
  is_popular: Generated<number>;
  property_number: Generated<number>;
  road_size: Generated<number>;
  owner_contact: Generated<string>;
  video_id: Generated<string>;
  staff_id: number;
  /** Raised by every write of the row; part of its ETag. */
  version: Generated<number>;
  updated_at: string;
  /** Square feet; acres for land. */
  total_area: Generated<number>;
  /** As the agency says it; null where only `total_area` is known. */
  said_area: number | null;
  said_area_unit: string | null;
  /** Null for units that do not depend on the marla. */
  square_feet_per_marla: number | null;
  length: Generated<number>;
  breadth: Generated<number>;
  built_up_area: Generated<number>;
  facing: Generated<number>;
  house_type: Generated<number>;
  plot_type: Generated<number>;
  land_type: Generated<number>;
  property_status: Generated<number>;
  furnished_status: Generated<number>;
  no_of_floors: Generated<number>;
  floor_no: Generated<number>;
  no_of_rooms: Generated<number>;
  no_of_washrooms: Generated<number>;
  project_name: Generated<string>;
  parking: Generated<number>;
  /** `YYYY-MM-DD`, or null. */
  year_built: string | null;
  road_front_sides: Generated<number>;
  total_front: Generated<number>;
  water_supply: Generated<number>;
  /** A code of `ListingStatus`. */
  status: Generated<number>;
  status_changed_at: string;
  /** When visitors could first see it; null for what they never saw. */
  published_at: string | null;
  /** When the agency last made sure of it. */
  checked_at: string | null;
  /** The price before the last reduction, and when that was. */
  reduced_from: number | null;
  reduced_at: string | null;
  trashed_at: string | null;
  /** 1 while it is available or under deal, and not in the trash. */
  is_public: Generated<number>;
}

/** `path` is that of the original, e.g. `Resources/Images/ab12.jpg`; `placeholder` is `#rrggbb`. */
export interface PhotoRow {
  id: Generated<number>;
  hash: string;
  path: string;
  width: number;
  height: number;
  placeholder: string;
  created_at: string;
}

/** A photo of a listing; `position` counts from 0 without gaps, and 0 is the cover. */
interface ListingPhotoRow {
  id: Generated<number>;
  property_id: number;
  image_id: number;
  position: number;
  caption: Generated<string>;
}

interface PriceChangeRow {
  id: Generated<number>;
  property_id: number;
  at: string;
  price_before: number;
  price_after: number;
}

/** What visitors once saw and was removed for ever. */
interface RemovedListingRow {
  id: number;
  property_type: number;
  city_id: number;
  removed_at: string;
}

/** A folded word of listings; `@5` is that of all in city 5, `#100` that of all houses. */
interface SearchWordRow {
  id: Generated<number>;
  word: string;
}

interface SearchPostingRow {
  word_id: number;
  chunk: number;
  listings: Uint8Array;
}
