import { currentSession } from '#session/session.ts';

interface View {
  readonly name: string;
  readonly label: string;
  /** The API's parameters. */
  readonly asks: () => Readonly<Record<string, string>>;
  /** How many there are, among the numbers of the day. */
  readonly counted?: 'newEnquiries' | 'followUpsDue';
  /** Said where there are none. */
  readonly none: string;
}

const ALL: View = {
  name: '',
  label: 'All',
  asks: () => ({}),
  none: 'What visitors ask on the website will stand here.',
};

export const VIEWS: readonly View[] = [
  ALL,
  {
    name: 'new',
    label: 'New',
    asks: () => ({ status: 'new' }),
    counted: 'newEnquiries',
    none: 'Everybody has been answered.',
  },
  {
    name: 'due',
    label: 'To follow up',
    asks: () => ({ due: 'true' }),
    counted: 'followUpsDue',
    none: 'Nobody waits to hear from you today.',
  },
  {
    name: 'mine',
    label: 'Mine',
    asks: () => ({ assignee: currentSession()?.userName ?? '' }),
    none: 'You look after none. A note on an enquiry is the place to take it.',
  },
  {
    name: 'contacted',
    label: 'Contacted',
    asks: () => ({ status: 'contacted' }),
    none: 'Nobody is being talked to.',
  },
  {
    name: 'visit',
    label: 'Visit',
    asks: () => ({ status: 'visit' }),
    none: 'No visit is agreed.',
  },
  {
    name: 'closed',
    label: 'Closed',
    asks: () => ({ status: 'closed' }),
    none: 'None is closed yet.',
  },
];

export function currentView(query: URLSearchParams): View {
  return VIEWS.find(({ name }) => name === query.get('view')) ?? ALL;
}
