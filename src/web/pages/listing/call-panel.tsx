import { Phone } from 'lucide-react';
import type { Listing } from '#features/listings/listing.ts';
import { buttonClass } from '#ui/button.ts';
import { WhatsAppIcon } from '#web/ui/brand-icons.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';

interface CallPanelProps {
  property: Listing;
  business: { name: string; phone: string; whatsApp: string };
  /** The listing's absolute address, which a message names. */
  url: string;
}

/** The ways to speak to somebody: always the agency, then the owner where the listing names one. */
export function CallPanel({ property: { ownerContact, title }, business, url }: CallPanelProps) {
  return (
    <section
      aria-labelledby="call"
      className="rounded-card border border-line bg-surface p-6 print:border-0 print:bg-transparent print:p-0"
    >
      <h2 id="call" className="text-xl print:hidden">
        Did you like this Property?
      </h2>
      <p className="mt-2 text-muted print:hidden">Ask for a visit, the papers or a better price.</p>
      <div className="mt-5 flex flex-col gap-3 print:hidden">
        {ownerContact === '' ? (
          <a href={callLink(business.phone)} className={buttonClass('accent')}>
            <PhoneIcon /> Contact Us
          </a>
        ) : (
          <>
            <a href={callLink(business.phone)} className={buttonClass('accent')}>
              <PhoneIcon /> Call Us
            </a>
            <a href={callLink(ownerContact)} className={buttonClass('quiet')}>
              <PhoneIcon /> Call Owner
            </a>
          </>
        )}
        <a
          href={whatsAppLink(business.whatsApp, askAbout(title, url))}
          className={buttonClass('quiet')}
        >
          <WhatsAppIcon /> WhatsApp
        </a>
      </div>
      <dl className="mt-5 text-sm text-muted">
        <dt>{business.name}</dt>
        <dd className="tabular-nums">{readablePhone(business.phone)}</dd>
        {ownerContact !== '' && (
          <>
            <dt className="mt-2">Owner</dt>
            <dd className="tabular-nums">{readablePhone(ownerContact)}</dd>
          </>
        )}
      </dl>
      <p className="hidden text-sm print:block">{url}</p>
    </section>
  );
}

/** The agency on a phone, always in reach of the thumb. */
export function CallBar({ property: { title }, business, url }: CallPanelProps) {
  return (
    <div className="call-bar">
      <a href={callLink(business.phone)} className={`${buttonClass('primary')} flex-1`}>
        <PhoneIcon /> Call
      </a>
      <a
        href={whatsAppLink(business.whatsApp, askAbout(title, url))}
        className={`${buttonClass('quiet')} flex-1`}
      >
        <WhatsAppIcon /> WhatsApp
      </a>
    </div>
  );
}

function PhoneIcon() {
  return <Phone className="size-5" aria-hidden="true" />;
}

function askAbout(title: string, url: string): string {
  return `Hello, I am interested in this property: ${title}\n${url}`;
}
