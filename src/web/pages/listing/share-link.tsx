import { Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonClass } from '#ui/button.ts';
import { whatsAppShareLink } from '#web/ui/phone.ts';
import { usePageWords } from '#web/words/use-words.ts';

interface ShareLinkProps {
  title: string;
  url: string;
}

/** Opens the device's share sheet; in browsers without one, WhatsApp. */
export function ShareLink({ title, url }: ShareLinkProps) {
  const words = usePageWords('listing');
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget.href;
    if (!('share' in navigator)) return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) location.assign(link);
    }
  };
  return (
    <a
      href={whatsAppShareLink(`${title}\n${url}`)}
      onClick={share}
      className={`${buttonClass('quiet')} print:hidden`}
    >
      <Share2 className="size-5" aria-hidden="true" /> {words.share}
    </a>
  );
}
