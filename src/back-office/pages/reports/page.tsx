import { useSearchParams } from 'react-router';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { PillLinks } from '#back-office/list/pill-links.tsx';
import {
  InterestReport,
  MissedSearchReport,
  REPORT_DAYS,
  TimeToSellReport,
} from '#features/reports/report.ts';
import type { Route } from './+types/page';
import { fetchReport } from './fetch-report.ts';
import { InterestSection } from './interest-section.tsx';
import { MissedSection } from './missed-section.tsx';
import { SoldSection } from './sold-section.tsx';

const TITLE = 'Reports';
const USUAL_DAYS = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = daysIn(new URL(request.url).searchParams);
  const [interest, missed, sold] = await Promise.all([
    fetchReport(InterestReport, `interest?days=${days}`),
    fetchReport(MissedSearchReport, `missed-searches?days=${days}`),
    fetchReport(TimeToSellReport, 'time-to-sell'),
  ]);
  return { interest, missed, sold };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function ReportsPage({
  loaderData: { interest, missed, sold },
}: Route.ComponentProps) {
  const [query] = useSearchParams();
  const shown = daysIn(query);
  const links = REPORT_DAYS.map((days) => ({
    label: `${days} days`,
    address: days === USUAL_DAYS ? '/reports' : `/reports?days=${days}`,
    isShown: days === shown,
  }));
  return (
    <ListFrame title={TITLE} tools={null}>
      <PillLinks label="Period" links={links} />
      <InterestSection key={`interest ${shown}`} fetched={interest} />
      <MissedSection key={`missed ${shown}`} fetched={missed} />
      <SoldSection fetched={sold} />
    </ListFrame>
  );
}

function daysIn(query: URLSearchParams): number {
  return REPORT_DAYS.find((days) => String(days) === query.get('days')) ?? USUAL_DAYS;
}
