import { Link } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { fill } from '#language/fill.ts';
import { languageOfPath } from '#language/language-address.ts';
import { buttonClass } from '#ui/button.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/page';
import { ContactPanel } from './contact-panel.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return { words: WORDS[requestLanguage(request)].about };
}

export function meta({ matches, loaderData: { words }, location }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const agency = root.shell.business.name;
  return agencyMeta(root, {
    title: fill(words.title, { agency }),
    description: fill(words.description, { agency }),
    language: languageOfPath(location.pathname),
    address: '/about',
  });
}

export default function AboutPage({ loaderData: { words }, matches }: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  const local = useLocalAddress();
  return (
    <PageWordsContext value={{ about: words }}>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-8 lg:grid-cols-[1fr_24rem] lg:pt-14">
        <div className="prose">
          <h1>{words.heading}</h1>
          <p className="lead">{fill(words.lead, { agency: business.name })}</p>
          <p>{words.whatWeDo}</p>
          <p>{words.howWeSell}</p>
          <dl className="facts">
            {Object.entries(words.facts).map(([name, { term, detail }]) => (
              <div key={name}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link to={local(exploreAddress())} className={buttonClass('primary')}>
              {words.seeAll}
            </Link>
          </p>
        </div>
        <ContactPanel business={business} />
      </div>
    </PageWordsContext>
  );
}
