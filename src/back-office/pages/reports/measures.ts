import type { ReportCounts } from '#features/reports/report.ts';
import { countText } from './count-text.ts';

interface Measure {
  readonly name: keyof ReportCounts;
  readonly label: string;
  /** Above a column. */
  readonly short: string;
  readonly one: string;
  readonly many: string;
}

const LISTING_VIEWS: Measure = {
  name: 'listingViews',
  label: 'Property views',
  short: 'Views',
  one: 'property view',
  many: 'property views',
};

/** What is counted each day. */
export const MEASURES: readonly Measure[] = [
  { name: 'pageViews', label: 'Page views', short: 'Pages', one: 'page view', many: 'page views' },
  LISTING_VIEWS,
  {
    name: 'taps',
    label: 'Calls, WhatsApp',
    short: 'Taps',
    one: 'tap on Call or WhatsApp',
    many: 'taps on Call or WhatsApp',
  },
  { name: 'saves', label: 'Saves', short: 'Saves', one: 'save', many: 'saves' },
  {
    name: 'enquiries',
    label: 'Enquiries',
    short: 'Asked',
    one: 'enquiry',
    many: 'enquiries',
  },
  { name: 'sold', label: 'Sold', short: 'Sold', one: 'sold', many: 'sold' },
];

/** The measure that an address draws. */
export function measureIn(query: URLSearchParams): Measure {
  return MEASURES.find(({ name }) => name === query.get('show')) ?? LISTING_VIEWS;
}

export function measured(count: number, { one, many }: Measure): string {
  return countText(count, one, many);
}

/** Against the days before, e.g. `+12, was 40`. */
export function changeText(count: number, before: number): string {
  if (count === before) return 'as before';
  const difference = Math.abs(count - before).toLocaleString('en-US');
  return `${count > before ? '+' : '−'}${difference}, was ${before.toLocaleString('en-US')}`;
}
