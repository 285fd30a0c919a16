import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchPage } from '#back-office/pages/listings/fetch-page.ts';
import { useListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import type { Route } from './+types/page';
import { ConfirmList } from './confirm-list.tsx';
import { fetchToday, fetchWeek } from './fetch-today.ts';
import { WaitingCounts } from './waiting.tsx';
import { WeekChart } from './week-chart.tsx';

const TITLE = 'Today';
const OLDEST = { page: 1, search: '', sort: 'checkedAt', descending: false };

export async function clientLoader() {
  const [today, toConfirm, week] = await Promise.all([
    fetchToday(),
    fetchPage(OLDEST, new URLSearchParams({ view: 'confirm' })),
    fetchWeek(),
  ]);
  return { today, toConfirm, week };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function TodayPage({
  loaderData: { today, toConfirm, week },
}: Route.ComponentProps) {
  const changes = useListingChanges();
  return (
    <ListFrame title={TITLE} tools={null}>
      <ListFailure message={toConfirm.failure} />
      {today !== undefined && <WaitingCounts today={today} />}
      {changes.problem !== undefined && (
        <p role="alert" className="notice-danger">
          {changes.problem}
        </p>
      )}
      <section aria-labelledby="to-confirm" className="grid gap-3">
        <h2 id="to-confirm" className="text-xl">
          Still there?
        </h2>
        {toConfirm.failure === undefined && (
          <ConfirmList rows={toConfirm.rows} total={toConfirm.total} changes={changes} />
        )}
      </section>
      {week !== undefined && (
        <section aria-labelledby="week" className="grid gap-3">
          <h2 id="week" className="text-xl">
            What visitors looked at this week
          </h2>
          <WeekChart week={week} />
        </section>
      )}
    </ListFrame>
  );
}
