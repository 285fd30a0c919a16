import { Printer } from 'lucide-react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { PillLinks } from '#back-office/list/pill-links.tsx';
import { dayText } from '#back-office/times.ts';
import {
  EnquiryReport,
  InterestReport,
  MissedSearchReport,
  REPORT_DAYS,
  SourceReport,
  TimeToSellReport,
  TotalsReport,
} from '#features/reports/report.ts';
import { buttonClass } from '#platform/ui/button.ts';
import type { Route } from './+types/page';
import { EnquiriesSection } from './enquiries-section.tsx';
import { InterestSection } from './interest-section.tsx';
import { MissedSection } from './missed-section.tsx';
import { fetchReport } from './report-section.tsx';
import { SoldSection } from './sold-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import { TotalsSection } from './totals-section.tsx';

const TITLE = 'Reports';
const USUAL_DAYS = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = daysIn(new URL(request.url).searchParams);
  const [totals, interest, sources, missed, enquiries, sold] = await Promise.all([
    fetchReport(TotalsReport, `totals?days=${days}`),
    fetchReport(InterestReport, `interest?days=${days}`),
    fetchReport(SourceReport, `sources?days=${days}`),
    fetchReport(MissedSearchReport, `missed-searches?days=${days}`),
    fetchReport(EnquiryReport, `enquiries?days=${days}`),
    fetchReport(TimeToSellReport, 'time-to-sell'),
  ]);
  return { totals, interest, sources, missed, enquiries, sold };
}

/** Another drawing of the same days asks for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOther = currentUrl.search !== nextUrl.search;
  const isSamePeriod = daysIn(currentUrl.searchParams) === daysIn(nextUrl.searchParams);
  return isOther && isSamePeriod ? false : defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function ReportsPage({
  loaderData: { totals, interest, sources, missed, enquiries, sold },
}: Route.ComponentProps) {
  const [query] = useSearchParams();
  const shown = daysIn(query);
  const links = REPORT_DAYS.map((days) => ({
    label: `${days} days`,
    address: days === USUAL_DAYS ? '/reports' : `/reports?days=${days}`,
    isShown: days === shown,
  }));
  return (
    <ListFrame
      title={TITLE}
      tools={
        <button type="button" className={buttonClass('quiet')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </button>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 print:block">
        <div className="min-w-0 print:hidden">
          <PillLinks label="Period" links={links} />
        </div>
        {'report' in totals && <p className="text-sm text-muted">{periodText(totals.report)}</p>}
      </div>
      <TotalsSection fetched={totals} />
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <InterestSection key={`interest ${shown}`} fetched={interest} />
        <SourcesSection fetched={sources} />
      </div>
      <MissedSection key={`missed ${shown}`} fetched={missed} />
      <EnquiriesSection key={`enquiries ${shown}`} fetched={enquiries} />
      <SoldSection fetched={sold} />
    </ListFrame>
  );
}

function daysIn(query: URLSearchParams): number {
  return REPORT_DAYS.find((days) => String(days) === query.get('days')) ?? USUAL_DAYS;
}

type Counted = Pick<TotalsReport, 'before' | 'countedSince'> & {
  readonly days: readonly { readonly day: string }[];
};

/** Which days are shown, and against which. */
function periodText({ days, before, countedSince }: Counted): string {
  const [first = { day: '' }] = days;
  const last = days.at(-1) ?? first;
  const shown = `${dayText(first.day)} to ${dayText(last.day)}, today so far`;
  if (countedSince === null) return `${shown}. Numbers come with the first visitor.`;
  if (before === null)
    return `${shown}. Counted since ${dayText(countedSince)}, so there are no ${days.length} days before to compare with.`;
  return `${shown}, against the ${days.length} days before.`;
}
