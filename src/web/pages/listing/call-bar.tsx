import { type MouseEvent, useRef } from 'react';
import type { Listing } from '#features/listings/listing.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import { tapped } from '#web/ui/tap.ts';
import type { Contact } from './contact.ts';

/** Sticks to the bottom of small screens. Without scripts, Call is for the agency alone. */
export function CallBar({ listing, business, title, facts, url }: Contact & { listing: Listing }) {
  const messages = usePageMessages('listing');
  const choice = useRef<HTMLDivElement>(null);
  const { id, ownerContact } = listing;
  const choose = (event: MouseEvent) => {
    if (choice.current === null || !('popover' in choice.current)) return;
    event.preventDefault();
    // Nobody is called yet: what is chosen is counted.
    event.stopPropagation();
    choice.current.showPopover();
  };
  return (
    <>
      <div className="call-bar">
        <a
          href={callLink(business.phone)}
          onClick={choose}
          {...tapped('call', id)}
          className={buttonClass('primary')}
        >
          <Icon name="phone" /> {messages.call}
        </a>
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
      {ownerContact !== '' && (
        <div
          ref={choice}
          popover="auto"
          role="dialog"
          aria-label={messages.callWhom}
          className="call-choice"
        >
          <p className="mb-1 font-semibold">{messages.callWhom}</p>
          <PhoneNumber
            label={messages.callUs}
            name={business.name}
            digits={business.phone}
            tap={tapped('call', id)}
          />
          <PhoneNumber label={messages.callOwner} digits={ownerContact} tap={tapped('owner', id)} />
        </div>
      )}
    </>
  );
}

interface PhoneNumberProps {
  label: string;
  name?: string;
  digits: string;
  tap: ReturnType<typeof tapped>;
}

function PhoneNumber({ label, name, digits, tap }: PhoneNumberProps) {
  return (
    <a
      href={callLink(digits)}
      {...tap}
      className="flex items-center gap-4 border-t border-line py-3 text-ink no-underline"
    >
      <Icon name="phone" />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-muted tabular-nums">
          {name !== undefined && `${name} · `}
          {readablePhone(digits)}
        </span>
      </span>
    </a>
  );
}
