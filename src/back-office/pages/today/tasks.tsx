import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-router';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { useListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import { sinceText } from '#back-office/times.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import type { EnquiryPage } from '#features/enquiries/office/fetch-enquiries.ts';
import { useStandingChange } from '#features/enquiries/office/use-standing-change.ts';
import { dueEnquiries, dueText, settledStanding } from './due-enquiries.ts';
import type { Loaded, Plan } from './fetch-plan.ts';
import { ConfirmLine, EnquiryLine, UnfinishedLine, UntoldLine } from './task-lines.tsx';

interface TasksProps {
  plan: Plan;
  now: Date;
  agency: { name: string; siteUrl: string };
  /** Holds the rows, for the keys. */
  list: Ref<HTMLDivElement>;
}

/** What to do today, the most urgent first. */
export function Tasks({ plan, now, agency, list }: TasksProps) {
  const { asked, toConfirm, untold, plan: rest } = plan;
  const due = dueOf(plan, now);
  const changeStanding = useStandingChange();
  const settle = (enquiry: Enquiry) =>
    void changeStanding(enquiry, settledStanding(enquiry, new Date()));
  const changes = useListingChanges();
  const newTotal = asked.data?.totalCount ?? 0;
  const confirmTotal = toConfirm.data === undefined ? 0 : toConfirm.total;
  const sections: readonly (TaskSectionProps & { done: string })[] = [
    {
      title: 'New enquiries',
      total: newTotal,
      done: 'All enquiries answered',
      failure: asked.failure,
      all: newTotal > (asked.data?.items.length ?? 0) ? '/enquiries?view=new' : undefined,
      children: asked.data?.items.map((enquiry) => (
        <EnquiryLine
          key={enquiry.id}
          enquiry={enquiry}
          agency={agency}
          time={sinceText(enquiry.createdAt, now)}
          tick="Contacted"
          onTick={() => settle(enquiry)}
        />
      )),
    },
    {
      title: 'Follow-ups and visits',
      total: due.total,
      done: 'No follow-up or visit due',
      failure: due.failure,
      all: due.total > due.items.length ? '/enquiries?view=due' : undefined,
      children: due.items.map((enquiry) => (
        <EnquiryLine
          key={enquiry.id}
          enquiry={enquiry}
          agency={agency}
          time={dueText(enquiry, now)}
          tick="Done"
          onTick={() => settle(enquiry)}
        />
      )),
    },
    {
      title: 'Still there?',
      total: confirmTotal,
      done: 'No listing to confirm',
      failure: toConfirm.failure,
      all: confirmTotal > (toConfirm.data?.length ?? 0) ? '/property?view=confirm' : undefined,
      children: toConfirm.data?.map((listing) => (
        <ConfirmLine key={listing.id} listing={listing} changes={changes} />
      )),
    },
    {
      title: 'Listings to finish',
      total: rest.data?.unfinishedCount ?? 0,
      done: 'All listings complete',
      failure: rest.failure,
      children: rest.data?.unfinished.map((listing) => (
        <UnfinishedLine key={listing.id} {...listing} />
      )),
    },
    {
      title: 'Buyers to tell',
      total: untold.data?.totalCount ?? 0,
      done: 'All buyers told',
      failure: untold.failure,
      children: untold.data?.items.map((one) => (
        <UntoldLine key={one.buyer.id} {...one} siteUrl={agency.siteUrl} />
      )),
    },
  ];
  const isDone = ({ total, failure }: TaskSectionProps) => total === 0 && failure === undefined;
  return (
    <div ref={list} className="grid gap-3">
      {sections
        .filter((section) => !isDone(section))
        .map(({ done: _, ...section }) => (
          <TaskSection key={section.title} {...section} />
        ))}
      <DoneLine said={sections.filter(isDone).map(({ done }) => done)} />
    </div>
  );
}

function dueOf({ due, visits }: Record<'due' | 'visits', Loaded<EnquiryPage>>, now: Date) {
  const followUps = due.data?.items ?? [];
  const items = dueEnquiries(followUps, visits.data?.items ?? [], now);
  const unseen = (due.data?.totalCount ?? 0) - followUps.length;
  return { items, total: items.length + unseen, failure: due.failure ?? visits.failure };
}

interface TaskSectionProps {
  title: string;
  total: number;
  failure: string | undefined;
  /** The list of all, where these are only the first. */
  all?: string | undefined;
  children: ReactNode;
}

/** One kind of task. */
function TaskSection({ title, total, failure, all, children }: TaskSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-lg">
          {title}
          {total > 0 && (
            <span className="ml-2 font-sans text-base font-normal text-muted tabular-nums">
              {total.toLocaleString('en-US')}
            </span>
          )}
        </h2>
        {all !== undefined && (
          <Link to={all} className="quick-action">
            All {total.toLocaleString('en-US')}
          </Link>
        )}
      </div>
      <ListFailure what={title} message={failure} />
      {total > 0 && <ul className="task-list">{children}</ul>}
    </section>
  );
}

/** One line for all sections that have nothing to do: a heading for each would hide those that have. */
function DoneLine({ said }: { said: readonly string[] }) {
  if (said.length === 0) return null;
  return (
    <ul
      aria-label="Nothing to do"
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted"
    >
      {said.map((text) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-4 text-field" />
          {text}
        </li>
      ))}
    </ul>
  );
}
