import type { EnquiryPage } from '#back-office/pages/enquiries/fetch-enquiries.ts';
import { sinceText } from '#back-office/pages/enquiries/since-text.ts';
import { useStandingChange } from '#back-office/pages/enquiries/use-standing-change.ts';
import { useListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { ConfirmLine } from './confirm-line.tsx';
import { dueEnquiries, dueText } from './due-enquiries.ts';
import { EnquiryLine } from './enquiry-line.tsx';
import type { Loaded, Plan } from './fetch-plan.ts';
import { settledStanding } from './settled-standing.ts';
import { TaskSection } from './task-section.tsx';
import { UnfinishedLine } from './unfinished-line.tsx';
import { UntoldLine } from './untold-line.tsx';

interface TasksProps {
  plan: Plan;
  now: Date;
  agency: { name: string; siteUrl: string };
}

/** What to do today, the most urgent first. */
export function Tasks({ plan, now, agency }: TasksProps) {
  const { asked, toConfirm, untold, plan: rest } = plan;
  const due = dueOf(plan, now);
  const changeStanding = useStandingChange();
  const settle = (enquiry: Enquiry) =>
    void changeStanding(enquiry, settledStanding(enquiry, new Date()));
  const changes = useListingChanges();
  const newTotal = asked.data?.totalCount ?? 0;
  const confirmTotal = toConfirm.data === undefined ? 0 : toConfirm.total;
  return (
    <>
      <TaskSection
        title="New enquiries"
        total={newTotal}
        done="All answered"
        failure={asked.failure}
        all={newTotal > (asked.data?.items.length ?? 0) ? '/enquiries?view=new' : undefined}
      >
        {asked.data?.items.map((enquiry) => (
          <EnquiryLine
            key={enquiry.id}
            enquiry={enquiry}
            agency={agency}
            time={sinceText(enquiry.createdAt, now)}
            tick="Contacted"
            onTick={() => settle(enquiry)}
          />
        ))}
      </TaskSection>
      <TaskSection
        title="Follow-ups and visits"
        total={due.total}
        done="None due"
        failure={due.failure}
        all={due.total > due.items.length ? '/enquiries?view=due' : undefined}
      >
        {due.items.map((enquiry) => (
          <EnquiryLine
            key={enquiry.id}
            enquiry={enquiry}
            agency={agency}
            time={dueText(enquiry, now)}
            tick="Done"
            onTick={() => settle(enquiry)}
          />
        ))}
      </TaskSection>
      <TaskSection
        title="Still there?"
        total={confirmTotal}
        done="Nothing to confirm"
        failure={toConfirm.failure}
        all={confirmTotal > (toConfirm.data?.length ?? 0) ? '/property?view=confirm' : undefined}
      >
        {toConfirm.data?.map((listing) => (
          <ConfirmLine key={listing.id} listing={listing} changes={changes} />
        ))}
      </TaskSection>
      <TaskSection
        title="Listings to finish"
        total={rest.data?.unfinishedCount ?? 0}
        done="All complete"
        failure={rest.failure}
      >
        {rest.data?.unfinished.map((listing) => (
          <UnfinishedLine key={listing.id} {...listing} />
        ))}
      </TaskSection>
      <TaskSection
        title="Buyers to tell"
        total={untold.data?.totalCount ?? 0}
        done="All told"
        failure={untold.failure}
      >
        {untold.data?.items.map((one) => (
          <UntoldLine key={one.buyer.id} {...one} siteUrl={agency.siteUrl} />
        ))}
      </TaskSection>
    </>
  );
}

function dueOf({ due, visits }: Record<'due' | 'visits', Loaded<EnquiryPage>>, now: Date) {
  const followUps = due.data?.items ?? [];
  const items = dueEnquiries(followUps, visits.data?.items ?? [], now);
  const unseen = (due.data?.totalCount ?? 0) - followUps.length;
  return { items, total: items.length + unseen, failure: due.failure ?? visits.failure };
}
