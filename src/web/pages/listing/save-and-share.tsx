import { Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonClass } from '#platform/ui/button.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { SaveButton } from '#web/saved/save-button.tsx';
import type { SavedListing } from '#web/saved/saved-list.ts';
import { whatsAppShareLink } from '#web/ui/phone.ts';
import { tapped } from '#web/ui/tap.ts';
import type { Contact } from './contact.ts';

interface ShareLinkProps extends Pick<Contact, 'title' | 'facts' | 'url'> {
  propertyId: number;
}

/** Opens the device's share sheet; in browsers without one, WhatsApp. */
export function ShareLink({ propertyId, title, facts, url }: ShareLinkProps) {
  const messages = usePageMessages('listing');
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget.href;
    if (!('share' in navigator)) return;
    event.preventDefault();
    try {
      await navigator.share({ title, text: `${title}\n${facts}`, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) location.assign(link);
    }
  };
  return (
    <a
      href={whatsAppShareLink([title, facts, url].join('\n'))}
      data-later=""
      onClick={share}
      {...tapped('share', propertyId)}
      className={`${buttonClass('quiet')} shrink-0 border-transparent! px-3! print:hidden`}
    >
      <Share2 className="size-5" aria-hidden="true" />{' '}
      <span className="max-sm:sr-only">{messages.share}</span>
    </a>
  );
}

/** The heart beside Share. */
export function SaveListing({ listing }: { listing: SavedListing }) {
  const { save } = usePageMessages('listing');
  return (
    <SaveButton
      listing={listing}
      className={`${buttonClass('quiet')} border-transparent! px-3! aria-pressed:text-field`}
    >
      <span className="max-sm:sr-only">{save}</span>
    </SaveButton>
  );
}
