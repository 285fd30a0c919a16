import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { late } from '#back-office/late/late.tsx';
import { runAfterFirstView } from '#back-office/late/when-idle.ts';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { dayInIndia, INDIA } from '#platform/language/dates.ts';
import type { Route } from './+types/page';
import { fetchPlan } from './fetch-plan.ts';
import { fetchToday, type Today, withUnread } from './fetch-today.ts';
import { FirstSteps } from './first-steps.tsx';
import { Tasks } from './tasks.tsx';
import { WeekChart, WeekTotals } from './week.tsx';

const TITLE = 'Today';
const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: INDIA } as const;

export async function clientLoader() {
  const [today, plan] = await Promise.all([fetchToday(), fetchPlan()]);
  return { today, plan, now: new Date() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = withUnread(TITLE, loaderData?.today);
  return [{ title: `${title} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function TodayPage({
  loaderData: { today, plan, now },
  matches,
}: Route.ComponentProps) {
  const { business, siteUrl } = matches[0].loaderData.shell;
  const { data: week, failure } = plan.week;
  const tasks = useRef<HTMLDivElement>(null);
  return (
    <ListFrame title={TITLE} tools={<TodayKeys list={tasks} />}>
      <p className="-mt-4 text-muted">
        <time dateTime={dayInIndia(now)}>{new Intl.DateTimeFormat('en-GB', DAY).format(now)}</time>
        {today !== undefined && isCalm(today) && ' · Nothing waits. Well kept.'}
      </p>
      {plan.plan.data !== undefined && <FirstSteps steps={plan.plan.data.steps} />}
      <ListFailure
        what="The numbers of the day"
        message={today === undefined ? 'Please try again.' : undefined}
      />
      {today !== undefined && <WaitingCounts today={today} />}
      <Tasks plan={plan} now={now} agency={{ name: business.name, siteUrl }} list={tasks} />
      <section aria-labelledby="week" className="grid gap-3">
        <h2 id="week" className="text-lg">
          What visitors did this week
        </h2>
        <ListFailure what="The week" message={failure} />
        {week !== undefined && (
          <div className="grid gap-5 rounded-card border border-line bg-surface p-4">
            <WeekTotals {...week} />
            <WeekChart week={week} />
          </div>
        )}
      </section>
    </ListFrame>
  );
}

function isCalm({ inTrash: _, ...counts }: Today): boolean {
  return Object.values(counts).every((count) => count === 0);
}

const Keys = late(() => import('./today-keys.tsx').then((code) => code.TodayKeys), true);

/** The first view does without the keys: their code would only delay it. */
function TodayKeys(props: ComponentProps<typeof Keys>) {
  const [isViewed, setViewed] = useState(false);
  useEffect(() => runAfterFirstView(() => setViewed(true)), []);
  return isViewed && <Keys {...props} />;
}

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
function WaitingCounts({ today }: { today: Today }) {
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
