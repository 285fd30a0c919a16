import { redirect } from 'react-router';
import { enquiryAddress, enquiryOf, sentAddress } from '#features/enquiries/enquiry-address.ts';
import { KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { fill } from '#platform/language/fill.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { enquiriesContext, servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import type { Route } from './+types/page';
import { EnquiryForm } from './enquiry-form.tsx';
import { FormIntroduction } from './form-introduction.tsx';
import { findSubject, loadSent, visitDays } from './load-page.server.ts';
import { receiveForm } from './receive-form.server.ts';
import { SentMessage } from './sent-message.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = requestLanguage(request);
  const { kind, propertyId, sent } = enquiryOf(new URL(request.url).searchParams);
  const services = context.get(servicesContext);
  const subject =
    propertyId === undefined ? undefined : await findSubject(services.db, propertyId, language);
  const { inbox } = context.get(enquiriesContext);
  const messages = MESSAGES[language].enquiry;
  return {
    meta: await agencyMeta(args, (agency) => ({
      title: fill(messages.title, { heading: messages.heading[kind], agency }),
      description: fill(messages.description, { agency }),
      address: '/enquiry',
      indexed: false,
    })),
    messages,
    kind,
    subject,
    sent: sent === undefined ? undefined : await loadSent(services, sent, subject, language),
    days: KINDS[kind].time === 'visit' ? visitDays(inbox.now(), language) : [],
    formToken: inbox.formToken(),
    formKey: crypto.randomUUID(),
  };
}

/** For browsers without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const received = await receiveForm(context.get(enquiriesContext), form);
  if ('status' in received) return received;
  const { kind, propertyId } = enquiryOf(new URL(request.url).searchParams);
  const address = sentAddress(enquiryAddress(kind, propertyId), received.reference);
  throw redirect(addressIn(requestLanguage(request), address), 303);
}

/** A form has a token of its own, and an answer may carry what somebody typed. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function EnquiryPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { messages, kind, subject, sent, ...form } = loaderData;
  const { business } = matches[0].loaderData.shell;
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
                refused={actionData}
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
