import { fill } from '#language/fill.ts';
import { languageOfPath } from '#language/language-address.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/terms-and-conditions';
import { LegalPage } from './legal-page.tsx';

const ADDRESS = '/terms-and-conditions';

export function loader({ request }: Route.LoaderArgs) {
  const { terms, legal } = WORDS[requestLanguage(request)];
  return { words: terms, legal };
}

export function meta({ matches, loaderData: { words }, location }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const agency = root.shell.business.name;
  return agencyMeta(root, {
    title: fill(words.title, { agency }),
    description: fill(words.description, { agency }),
    language: languageOfPath(location.pathname),
    address: ADDRESS,
  });
}

export default function TermsPage({ loaderData: { words, legal }, matches }: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return (
    <PageWordsContext value={{ legal }}>
      <LegalPage text={words} address={ADDRESS} business={business} />
    </PageWordsContext>
  );
}
