import { CONFIRM_DAYS } from '#features/listings/listing-status.ts';

interface View {
  readonly name: string;
  readonly label: string;
  /** The API's parameters. */
  readonly asks: Readonly<Record<string, string>>;
  /** How many there are, among the numbers of the day. */
  readonly counted?: 'toConfirm' | 'drafts' | 'withoutPhoto' | 'inTrash';
}

const ALL: View = { name: '', label: 'All', asks: {} };

export const VIEWS: readonly View[] = [
  ALL,
  {
    name: 'confirm',
    label: 'To confirm',
    asks: { status: '1,2', uncheckedForDays: String(CONFIRM_DAYS) },
    counted: 'toConfirm',
  },
  { name: 'available', label: 'Available', asks: { status: '1' } },
  { name: 'deal', label: 'Under Deal', asks: { status: '2' } },
  { name: 'sold', label: 'Sold', asks: { status: '3' } },
  { name: 'withdrawn', label: 'Withdrawn', asks: { status: '4' } },
  { name: 'drafts', label: 'Drafts', asks: { status: '5' }, counted: 'drafts' },
  {
    name: 'no-photo',
    label: 'Without photo',
    asks: { withoutPhoto: 'true' },
    counted: 'withoutPhoto',
  },
  { name: 'trash', label: 'Trash', asks: { trash: 'true' }, counted: 'inTrash' },
];

export function currentView(query: URLSearchParams): View {
  return VIEWS.find(({ name }) => name === query.get('view')) ?? ALL;
}
