import { Phone } from 'lucide-react';
import type { Listing } from '#features/listings/listing.ts';
import { fill } from '#language/fill.ts';
import { buttonClass } from '#ui/button.ts';
import { WhatsAppIcon } from '#web/ui/brand-icons.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import { usePageWords } from '#web/words/use-words.ts';

interface CallPanelProps {
  listing: Listing;
  business: { name: string; phone: string; whatsApp: string };
  url: string;
}

/** Phone and WhatsApp of the agency, and the owner's phone where the listing has it. */
export function CallPanel({ listing: { ownerContact, title }, business, url }: CallPanelProps) {
  const words = usePageWords('listing');
  return (
    <section
      aria-labelledby="call"
      className="rounded-card border border-line bg-surface p-6 print:border-0 print:bg-transparent print:p-0"
    >
      <h2 id="call" className="text-xl print:hidden">
        {words.likedIt}
      </h2>
      <p className="mt-2 text-muted print:hidden">{words.askFor}</p>
      <div className="mt-5 flex flex-col gap-3 print:hidden">
        {ownerContact === '' ? (
          <a href={callLink(business.phone)} className={buttonClass('accent')}>
            <PhoneIcon /> {words.contactUs}
          </a>
        ) : (
          <>
            <a href={callLink(business.phone)} className={buttonClass('accent')}>
              <PhoneIcon /> {words.callUs}
            </a>
            <a href={callLink(ownerContact)} className={buttonClass('quiet')}>
              <PhoneIcon /> {words.callOwner}
            </a>
          </>
        )}
        <a
          href={whatsAppLink(business.whatsApp, fill(words.interested, { title, address: url }))}
          className={buttonClass('quiet')}
        >
          <WhatsAppIcon /> {words.whatsApp}
        </a>
      </div>
      <dl className="mt-5 text-sm text-muted">
        <dt>{business.name}</dt>
        <dd className="tabular-nums">{readablePhone(business.phone)}</dd>
        {ownerContact !== '' && (
          <>
            <dt className="mt-2">{words.owner}</dt>
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
  const words = usePageWords('listing');
  return (
    <div className="call-bar">
      <a href={callLink(business.phone)} className={`${buttonClass('primary')} flex-1`}>
        <PhoneIcon /> {words.call}
      </a>
      <a
        href={whatsAppLink(business.whatsApp, fill(words.interested, { title, address: url }))}
        className={`${buttonClass('quiet')} flex-1`}
      >
        <WhatsAppIcon /> {words.whatsApp}
      </a>
    </div>
  );
}

function PhoneIcon() {
  return <Phone className="size-5" aria-hidden="true" />;
}
