import { Phone } from 'lucide-react';
import type { Listing } from '#features/listings/listing.ts';
import { buttonClass } from '#ui/button.ts';
import { WhatsAppIcon } from '#web/ui/brand-icons.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';

interface CallPanelProps {
  listing: Listing;
  business: { name: string; phone: string; whatsApp: string };
  url: string;
}

/** Phone and WhatsApp of the agency, and the owner's phone where the listing has it. */
export function CallPanel({ listing: { ownerContact, title }, business, url }: CallPanelProps) {
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

/** Sticks to the bottom of small screens. */
export function CallBar({ listing: { title }, business, url }: CallPanelProps) {
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
