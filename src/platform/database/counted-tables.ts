/** `day` is a day in India, or a month such as `2025-01` for old ones. */
export interface TapRow {
  day: string;
  property_id: number;
  kind: string;
  taps: number;
}

/** As what searches beyond the limit of a day are counted. */
export const OTHER_SEARCHES = '';

/** `search` is the query of an explore page; `day` as above. */
export interface MissedSearchRow {
  day: string;
  search: string;
  times: number;
}
