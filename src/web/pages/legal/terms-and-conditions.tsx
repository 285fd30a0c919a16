import { fill } from '#platform/language/fill.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import type { Route } from './+types/terms-and-conditions';
import { LegalPage } from './legal-page.tsx';

const ADDRESS = '/terms-and-conditions';

export async function loader(args: Route.LoaderArgs) {
  const { terms, legal } = MESSAGES[requestLanguage(args.request)];
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(terms.title, { agency }),
    description: fill(terms.description, { agency }),
    address: ADDRESS,
  }));
  return { meta, messages: terms, legal };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function TermsPage({
  loaderData: { messages, legal },
  matches,
}: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return (
    <PageMessagesContext value={{ legal }}>
      <LegalPage text={messages} address={ADDRESS} since="2025-01-01" business={business} />
    </PageMessagesContext>
  );
}
