import { Copy, Share2 } from 'lucide-react';
import { useId } from 'react';
import { addressWithIds } from '#features/listings/listing-ids.ts';
import { pluralForm } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import type { Listed } from '#web/saved/listed.ts';
import { Icon } from '#web/ui/icon.tsx';
import { whatsAppShareLink } from '#web/ui/phone.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

interface SendListProps {
  listed: readonly Listed[];
  siteUrl: string;
  heading: string;
  /** The first line of the message. */
  head: Readonly<Record<'one' | 'other', string>>;
  /** On the first button. */
  send?: string;
}

/** One short link to a list: by WhatsApp, the device's share sheet, or copied. */
export function SendList({ listed, siteUrl, heading, head, send }: SendListProps) {
  const messages = usePageMessages('saved');
  const id = useId();
  const language = useLanguage();
  const local = useLocalAddress();
  const url =
    siteUrl +
    local(
      addressWithIds(
        '/saved',
        listed.map((one) => one.id),
      ),
    );
  const count = listed.filter(({ card }) => card !== null).length;
  const message = listMessage(head[pluralForm(language, count)], listed, url);
  return (
    <section
      aria-labelledby={id}
      className="mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id={id} className="w-full text-xl md:mr-auto md:w-auto">
        {heading}
      </h2>
      <a href={whatsAppShareLink(message)} className={`${buttonClass('primary')} max-sm:w-full`}>
        <Icon name="whatsapp" /> {send ?? messages.whatsApp}
      </a>
      <OtherWays url={url} text={message} />
      <input
        type="text"
        readOnly
        value={url}
        aria-label={messages.link}
        className="field min-w-0 truncate bg-paper text-muted"
      />
    </section>
  );
}

function OtherWays({ url, text }: { url: string; text: string }) {
  const messages = usePageMessages('saved');
  const canShare = useHydrated() && 'share' in navigator;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(PUBLIC_TOASTS, { tone: 'success', message: messages.copied });
    } catch {
      // The link stands below, to be copied by hand.
    }
  };
  return (
    <>
      {canShare && (
        <button
          type="button"
          onClick={() => void navigator.share({ text }).catch(() => undefined)}
          className={`${buttonClass('quiet')} max-sm:grow`}
        >
          <Share2 className="size-5" aria-hidden="true" /> {messages.share}
        </button>
      )}
      <button
        type="button"
        onClick={() => void copy()}
        className={`${buttonClass('quiet')} max-sm:grow unscripted:hidden`}
      >
        <Copy className="size-5" aria-hidden="true" /> {messages.copy}
      </button>
    </>
  );
}

/** WhatsApp cuts a link that is longer than some 4,000 characters. */
const MOST_NAMED = 8;

/** `Have a look at these:`, the first few with area and price, and the link to all. */
function listMessage(head: string, listed: readonly Listed[], url: string): string {
  const cards = listed.flatMap(({ card }) => card ?? []);
  const named = cards
    .slice(0, MOST_NAMED)
    .map(({ line, title, message }, index) => `${index + 1}. ${line || title}\n${message}`);
  const more = cards.length > MOST_NAMED ? ['…'] : [];
  return [head, ...named, ...more, url].join('\n\n');
}
