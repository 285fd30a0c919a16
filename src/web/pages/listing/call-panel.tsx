import type { Listing } from '#features/listings/listing.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import type { AgencyFact, AgencyFacts } from '#web/pages/about/agency-facts.server.ts';
import { AgencyFactList } from '#web/pages/about/agency-facts.tsx';
import { Person } from '#web/pages/about/person.tsx';
import { AreaInLine, type ListingArea } from '#web/ui/area.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import { Price } from '#web/ui/price.tsx';
import { tapped } from '#web/ui/tap.ts';
import type { Contact } from './contact.ts';

interface CallPanelProps extends Contact {
  listing: Listing;
  area: ListingArea;
  agency: AgencyFacts;
}

/** Price and area again, whom to call; on paper the agency alone, and where to see this page again. */
export function CallPanel({ listing, area, business, agency, title, facts, url }: CallPanelProps) {
  const messages = usePageMessages('listing');
  const local = useLocalAddress();
  const { id, ownerContact, price, slug } = listing;
  return (
    <section
      aria-labelledby="call"
      className="printed-contact rounded-card border border-line bg-surface p-6"
    >
      <div className="mb-5 hidden border-b border-line pb-5 lg:block print:hidden">
        <Price price={price} />
        <p className="text-muted">
          <AreaInLine listing={area} />
        </p>
      </div>
      <h2 id="call" className="text-xl print:hidden">
        {messages.likedIt}
      </h2>
      <p className="mt-2 text-muted print:hidden">{messages.askFor}</p>
      {agency.answers !== undefined && (
        <div className="mt-5 print:hidden">
          <Person person={agency.answers} agency={business.name} />
        </div>
      )}
      <AgencyFactList facts={agency.reached} className="mt-4 print:hidden" />
      <div className="mt-5 flex flex-col gap-3 print:hidden">
        {ownerContact === '' ? (
          <a
            href={callLink(business.phone)}
            {...tapped('call', id)}
            className={buttonClass('accent')}
          >
            <Icon name="phone" /> {messages.contactUs}
          </a>
        ) : (
          <>
            <a
              href={callLink(business.phone)}
              {...tapped('call', id)}
              className={buttonClass('accent')}
            >
              <Icon name="phone" /> {messages.callUs}
            </a>
            <a
              href={callLink(ownerContact)}
              {...tapped('owner', id)}
              className={buttonClass('quiet')}
            >
              <Icon name="phone" /> {messages.callOwner}
            </a>
          </>
        )}
        <a
          href={whatsAppLink(
            business.whatsApp,
            fill(messages.interested, { title, facts, address: url }),
          )}
          {...tapped('whatsapp', id)}
          className={buttonClass('quiet')}
        >
          <Icon name="whatsapp" /> {messages.whatsApp}
        </a>
      </div>
      <img
        src={local(`/qr-code/${encodeURIComponent(slug)}`)}
        alt={messages.qrCode}
        loading="lazy"
        width={96}
        height={96}
        className="hidden print:block"
      />
      <dl className="mt-5 text-[min(0.875rem,6vw)] text-muted print:mt-0 print:text-lg print:text-ink">
        <div>
          <dt className="print:font-bold">{business.name}</dt>
          <dd className="tabular-nums">{readablePhone(business.phone)}</dd>
        </div>
        {ownerContact !== '' && (
          <div className="mt-2 print:hidden">
            <dt>{messages.owner}</dt>
            <dd className="tabular-nums">{readablePhone(ownerContact)}</dd>
          </div>
        )}
      </dl>
      <p className="hidden print:block">{url}</p>
    </section>
  );
}

/** Who offers the listing. */
export function AgencyRecord({ name, record }: { name: string; record: readonly AgencyFact[] }) {
  const { aboutUs } = useSharedMessages();
  const local = useLocalAddress();
  return (
    <section aria-labelledby="agency" className="print:hidden">
      <h2 id="agency" className="text-2xl">
        {name}
      </h2>
      <AgencyFactList facts={record} className="mt-3" />
      <a
        href={local('/about')}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-field"
      >
        {aboutUs}
      </a>
    </section>
  );
}
