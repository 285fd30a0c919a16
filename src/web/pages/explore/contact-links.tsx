import { createContext, use } from 'react';
import { shortListingAddress } from '#features/listings/listing-address.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, whatsAppLink } from '#web/ui/phone.ts';
import { tapped } from '#web/ui/tap.ts';
import type { ExploreMessages, Result } from './explore-data.ts';

export interface Contact {
  readonly business: Business;
  readonly siteUrl: string;
  readonly messages: ExploreMessages['contact'];
}

export const ContactContext = createContext<Contact | undefined>(undefined);

/** Call and WhatsApp for one result: below it on phones, in it on wide screens. */
export function ContactLinks({ listing, titleId }: { listing: Result; titleId: string }) {
  const contact = use(ContactContext);
  const local = useLocalAddress();
  if (contact === undefined) return null;
  const { business, siteUrl, messages } = contact;
  const address = siteUrl + local(shortListingAddress(listing.id));
  const message = fill(messages.interested, {
    title: listing.line || listing.title,
    facts: listing.message,
    address,
  });
  return (
    <p className="result-contact">
      <a
        href={callLink(business.phone)}
        {...tapped('call', listing.id)}
        aria-describedby={titleId}
        className={buttonClass('primary')}
      >
        <Icon name="phone" className="size-5" /> {messages.call}
      </a>
      <a
        href={whatsAppLink(business.whatsApp, message)}
        {...tapped('whatsapp', listing.id)}
        aria-describedby={titleId}
        className={buttonClass('quiet')}
      >
        <Icon name="whatsapp" className="size-5" /> {messages.whatsApp}
      </a>
    </p>
  );
}
