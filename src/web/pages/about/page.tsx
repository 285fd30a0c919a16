import { exploreAddress } from '#features/listings/explore-address.ts';
import type { Agency } from '#features/settings/agency.server.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { useLocalAddress } from '#web/language/use-language.ts';
import { type MessagesOf, PageMessagesContext } from '#web/messages/use-messages.ts';
import { useShell } from '#web/shell/use-shell.ts';
import type { AgencyFact } from './agency-facts.server.ts';
import { ContactPanel } from './contact-panel.tsx';
import { People } from './people.tsx';

export interface AboutPageProps {
  messages: MessagesOf<'about'>;
  people: Agency['people'];
  /** In which the agency was founded. */
  year: number;
  facts: readonly AgencyFact[];
}

export default function AboutPage({ messages, people, year, facts }: AboutPageProps) {
  const { business } = useShell();
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
