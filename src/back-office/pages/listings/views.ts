import { CONFIRM_DAYS } from '#features/listings/listing-status.ts';

interface View {
  readonly name: string;
  readonly label: string;
  /** The API's parameters. */
  readonly asks: Readonly<Record<string, string>>;
}

const ALL: View = { name: '', label: 'All', asks: {} };

export const VIEWS: readonly View[] = [
  ALL,
  {
    name: 'confirm',
    label: 'To confirm',
    asks: { status: '1,2', uncheckedForDays: String(CONFIRM_DAYS) },
  },
  { name: 'available', label: 'Available', asks: { status: '1' } },
  { name: 'deal', label: 'Under Deal', asks: { status: '2' } },
  { name: 'sold', label: 'Sold', asks: { status: '3' } },
  { name: 'withdrawn', label: 'Withdrawn', asks: { status: '4' } },
  { name: 'drafts', label: 'Drafts', asks: { status: '5' } },
  {
    name: 'no-photo',
    label: 'Without photo',
    asks: { withoutPhoto: 'true' },
  },
  { name: 'trash', label: 'Trash', asks: { trash: 'true' } },
];

export function currentView(query: URLSearchParams): View {
  return VIEWS.find(({ name }) => name === query.get('view')) ?? ALL;
}

/** The query of the address that shows a view, narrowed as another address is. */
export function queryOfView(name: string, narrowed: URLSearchParams): string {
  const query = new URLSearchParams(narrowed);
  query.delete('page');
  query.delete('view');
  if (name !== '') query.set('view', name);
  return String(query);
}
