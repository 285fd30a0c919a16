import { useRef } from 'react';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { dayInIndia, INDIA } from '#language/dates.ts';
import type { Route } from './+types/page';
import { fetchPlan } from './fetch-plan.ts';
import { fetchToday, type Today, withUnread } from './fetch-today.ts';
import { FirstSteps } from './first-steps.tsx';
import { TodayKeys } from './late-keys.tsx';
import { Tasks } from './tasks.tsx';
import { WaitingCounts } from './waiting.tsx';
import { WeekChart } from './week-chart.tsx';
import { WeekTotals } from './week-totals.tsx';

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
