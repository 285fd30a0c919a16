import { Link } from 'react-router';
import type { Today } from './fetch-today.ts';

interface Waiting {
  readonly count: keyof Today;
  readonly label: string;
  /** The list of what is counted. */
  readonly to: string;
  /** Shown while nothing waits, too. */
  readonly always?: boolean;
}

const WAITING: readonly Waiting[] = [
  { count: 'newEnquiries', label: 'New enquiries', to: '/enquiries?view=new' },
  { count: 'followUpsDue', label: 'Follow-ups due', to: '/enquiries?view=due' },
  { count: 'toConfirm', label: 'To confirm', to: '/property?view=confirm', always: true },
  { count: 'drafts', label: 'Drafts', to: '/property?view=drafts', always: true },
  { count: 'withoutPhoto', label: 'Without photo', to: '/property?view=no-photo', always: true },
  { count: 'inTrash', label: 'In the trash', to: '/property?view=trash', always: true },
];

/** How much waits, each number with the way to its list. */
export function WaitingCounts({ today }: { today: Today }) {
  return (
    <ul aria-label="What waits" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {WAITING.filter(({ count, always }) => always || today[count] > 0).map(
        ({ count, label, to }) => (
          <li key={count}>
            <Link
              to={to}
              className="flex h-full flex-col rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline hover:border-field"
            >
              <span
                className={`font-serif text-3xl tabular-nums ${today[count] === 0 ? 'text-muted' : ''}`}
              >
                {today[count].toLocaleString('en-US')}
              </span>
              <span className="text-sm text-muted">{label}</span>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
