import type { OverviewRow } from '#features/listings/listing-overview.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';
import type { ListingArea } from '#web/ui/area.tsx';

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** One column. */
export interface Compared
  extends ListingArea,
    Pick<ListingCardData, 'id' | 'slug' | 'title' | 'propertyType' | 'price' | 'previousPrice'>,
    Pick<ListingCardData, 'status' | 'image' | 'drawing'> {
  readonly place: { readonly name: string; readonly stateName: string };
  readonly neighbourhood: string;
  readonly rows: readonly OverviewRow[];
  readonly whatsAppMessage: string;
}

/** A fact of all columns, in the messages of their pages; undefined where it is not given. */
export interface ComparedRow {
  readonly topic: string;
  readonly label: string;
  readonly values: readonly (OverviewRow | undefined)[];
}

/** The rows of all columns, each topic once, in an order that keeps that of every page. */
export function comparedRows(columns: readonly Pick<Compared, 'rows'>[]): ComparedRow[] {
  const topics: OverviewRow['topic'][] = [];
  for (const { rows } of columns) {
    let next = 0;
    for (const { topic } of rows) {
      const found = topics.indexOf(topic);
      if (found === -1) topics.splice(next, 0, topic);
      next = (found === -1 ? next : found) + 1;
    }
  }
  return topics.map((topic) => {
    const ofTopic = columns.map(({ rows }) => rows.find((row) => row.topic === topic));
    return {
      topic,
      label: ofTopic.find((row) => row !== undefined)?.label ?? '',
      values: ofTopic.map((row) => (row?.value === '' ? undefined : row)),
    };
  });
}

export function titleId(id: number): string {
  return `compared-${id}`;
}

export function isSame(values: readonly (string | number | undefined)[]): boolean {
  return new Set(values).size === 1;
}

/** Its area stands in a row of its own, in the unit that the visitor chose. */
export function isAreaTopic(topic: string): boolean {
  return topic === 'totalArea' || topic === 'landArea';
}
