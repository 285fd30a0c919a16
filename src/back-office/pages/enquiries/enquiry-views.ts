interface View {
  readonly name: string;
  readonly label: string;
  /** The API's parameters. */
  readonly asks: Readonly<Record<string, string>>;
  /** How many there are, among the numbers of the day. */
  readonly counted?: 'newEnquiries' | 'followUpsDue';
}

const ALL: View = { name: '', label: 'All', asks: {} };

export const VIEWS: readonly View[] = [
  ALL,
  { name: 'new', label: 'New', asks: { status: 'new' }, counted: 'newEnquiries' },
  { name: 'due', label: 'To follow up', asks: { due: 'true' }, counted: 'followUpsDue' },
  { name: 'contacted', label: 'Contacted', asks: { status: 'contacted' } },
  { name: 'visit', label: 'Visit', asks: { status: 'visit' } },
  { name: 'closed', label: 'Closed', asks: { status: 'closed' } },
];

export function currentView(query: URLSearchParams): View {
  return VIEWS.find(({ name }) => name === query.get('view')) ?? ALL;
}
