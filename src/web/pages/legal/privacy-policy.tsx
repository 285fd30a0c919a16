import { fill } from '#platform/language/fill.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import type { Route } from './+types/privacy-policy';
import { LegalPage } from './legal-page.tsx';

const ADDRESS = '/privacy-policy';

export async function loader(args: Route.LoaderArgs) {
  const { privacy, legal } = MESSAGES[requestLanguage(args.request)];
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(privacy.title, { agency }),
    description: fill(privacy.description, { agency }),
    address: ADDRESS,
  }));
  const { config } = args.context.get(servicesContext);
  return { meta, messages: privacy, legal, enquiryMonths: config.ENQUIRY_MONTHS };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function PrivacyPolicyPage({
  loaderData: { messages, legal, enquiryMonths },
  matches,
}: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return (
    <PageMessagesContext value={{ legal }}>
      <LegalPage
        text={messages}
        address={ADDRESS}
        since="2026-11-23"
        business={business}
        enquiryMonths={enquiryMonths}
      />
    </PageMessagesContext>
  );
}
