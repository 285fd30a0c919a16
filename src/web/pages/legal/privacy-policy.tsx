import { fill } from '#platform/language/fill.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/privacy-policy';
import { LegalPage } from './legal-page.tsx';

const ADDRESS = '/privacy-policy';

export async function loader(args: Route.LoaderArgs) {
  const { privacy, legal } = WORDS[requestLanguage(args.request)];
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(privacy.title, { agency }),
    description: fill(privacy.description, { agency }),
    address: ADDRESS,
  }));
  const { config } = args.context.get(servicesContext);
  return { meta, words: privacy, legal, enquiryMonths: config.ENQUIRY_MONTHS };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function PrivacyPolicyPage({
  loaderData: { words, legal, enquiryMonths },
  matches,
}: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return (
    <PageWordsContext value={{ legal }}>
      <LegalPage
        text={words}
        address={ADDRESS}
        since="2026-11-23"
        business={business}
        enquiryMonths={enquiryMonths}
      />
    </PageWordsContext>
  );
}
