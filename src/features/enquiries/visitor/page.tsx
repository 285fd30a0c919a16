import type { EnquiryKind } from '#features/enquiries/enquiry-kinds.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { type MessagesOf, PageMessagesContext } from '#web/messages/use-messages.ts';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { useShell } from '#web/shell/use-shell.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { FormIntroduction, type Subject } from './form-introduction.tsx';
import type { Sent, VisitDay } from './load-page.server.ts';
import type { RefusedForm } from './receive-form.server.ts';
import { SentMessage } from './sent-message.tsx';

export interface EnquiryPageProps {
  messages: MessagesOf<'enquiry'>;
  kind: EnquiryKind;
  /** The listing that it is about. */
  subject?: Subject | undefined;
  /** What is said once the enquiry is there. */
  sent?: Sent | undefined;
  /** On which somebody may visit; empty where it is about no visit. */
  days: readonly VisitDay[];
  formToken: string;
  formKey: string;
  /** A form that was sent without scripts, with what is wrong. */
  refused?: RefusedForm | undefined;
}

export default function EnquiryPage({
  messages,
  kind,
  subject,
  sent,
  refused,
  ...form
}: EnquiryPageProps) {
  const { business } = useShell();
  return (
    <PageMessagesContext value={{ enquiry: messages }}>
      <div className="page-width pt-8 lg:pt-14">
        <div className="grid max-w-prose gap-6">
          {sent === undefined ? (
            <>
              <FormIntroduction kind={kind} subject={subject} />
              <EnquiryForm
                key={`${kind} ${subject?.id}`}
                kind={kind}
                propertyId={subject?.id}
                agency={business.name}
                refused={refused}
                {...form}
              />
            </>
          ) : (
            <SentMessage kind={kind} sent={sent} subject={subject} business={business} />
          )}
        </div>
        <FirstScreenEnd />
        {sent !== undefined && (
          <div className="mt-14">
            <SimilarListings heading={sent.similarHeading} listings={sent.similar} />
          </div>
        )}
      </div>
    </PageMessagesContext>
  );
}
