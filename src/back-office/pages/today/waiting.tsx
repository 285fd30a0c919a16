import { Link } from 'react-router';
import type { Today } from './fetch-today.ts';

interface Waiting {
  readonly count: keyof Today;
  readonly label: string;
  /** The list of what is counted. */
  readonly to: string;
}

const WAITING: readonly Waiting[] = [
  { count: 'newEnquiries', label: 'New enquiries', to: '/enquiries?view=new' },
  { count: 'followUpsDue', label: 'Follow-ups due', to: '/enquiries?view=due' },
  { count: 'toConfirm', label: 'To confirm', to: '/property?view=confirm' },
  { count: 'drafts', label: 'Drafts', to: '/property?view=drafts' },
  { count: 'withoutPhoto', label: 'Without photo', to: '/property?view=no-photo' },
  { count: 'inTrash', label: 'In the trash', to: '/property?view=trash' },
];

/** How much waits, each number with the way to its list; none comes or goes. */
export function WaitingCounts({ today }: { today: Today }) {
  return (
    <ul aria-label="What waits" className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
      {WAITING.map(({ count, label, to }) => (
        <li key={count}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-3 text-sm text-muted no-underline hover:border-field"
          >
            <span
              className={`text-base font-semibold tabular-nums ${today[count] === 0 ? '' : 'text-ink'}`}
            >
              {today[count].toLocaleString('en-US')}
            </span>{' '}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
