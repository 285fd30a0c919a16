import { exploreAddress } from '#features/listings/explore-address.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import type { Route } from './+types/page';
import { loadAgencyFacts } from './agency-facts.server.ts';
import { ContactPanel } from './contact-panel.tsx';
import { People } from './people.tsx';

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const language = requestLanguage(args.request);
  const { people, foundedYear: year } = await readAgency(services);
  const messages = MESSAGES[language].about;
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(messages.title, { agency }),
    description: fill(messages.description, { agency, year }),
    address: '/about',
  }));
  const { reached, record } = await loadAgencyFacts(services, language);
  return { meta, messages, people, year, facts: [...reached, ...record] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function AboutPage({
  loaderData: { messages, people, year, facts },
  matches,
}: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  const local = useLocalAddress();
  return (
    <PageMessagesContext value={{ about: messages }}>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-8 lg:grid-cols-[1fr_24rem] lg:pt-14">
        <div>
          <div className="prose">
            <h1>{messages.heading}</h1>
            <p className="lead">{fill(messages.lead, { agency: business.name, year })}</p>
            <p>{messages.whatWeDo}</p>
            <p>{messages.howWeSell}</p>
            <dl className="facts">
              {Object.entries(messages.facts).map(([name, { term, detail }]) => (
                <div key={name}>
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
            <p>
              <a href={local(exploreAddress())} className={buttonClass('primary')}>
                {messages.seeAll}
              </a>
            </p>
          </div>
          <People people={people} />
        </div>
        <ContactPanel business={business} facts={facts} />
        <FirstScreenEnd />
      </div>
    </PageMessagesContext>
  );
}
