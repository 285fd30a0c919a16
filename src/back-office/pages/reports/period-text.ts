import { dayText } from '#back-office/pages/enquiries/enquiry-labels.ts';
import type { TotalsReport } from '#features/reports/report.ts';

type Counted = Pick<TotalsReport, 'before' | 'countedSince'> & {
  readonly days: readonly { readonly day: string }[];
};

/** Which days are shown, and against which. */
export function periodText({ days, before, countedSince }: Counted): string {
  const [first = { day: '' }] = days;
  const last = days.at(-1) ?? first;
  const shown = `${dayText(first.day)} to ${dayText(last.day)}, today so far`;
  if (countedSince === null) return `${shown}. Numbers come with the first visitor.`;
  if (before === null)
    return `${shown}. Counted since ${dayText(countedSince)}, so there are no ${days.length} days before to compare with.`;
  return `${shown}, against the ${days.length} days before.`;
}
