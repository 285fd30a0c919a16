import { buttonClass } from '#platform/ui/button.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { SocialLinks } from '#web/shell/social-links.tsx';
import { AskLinks } from '#web/ui/ask-links.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import type { AgencyFact } from './agency-facts.server.ts';
import { AgencyFactList } from './agency-facts.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-3 text-ink no-underline hover:text-field hover:underline';

interface ContactPanelProps {
  business: Business;
  facts: readonly AgencyFact[];
}

export function ContactPanel({ business, facts }: ContactPanelProps) {
  const messages = usePageMessages('about');
  return (
    <section
      aria-labelledby="contact"
      className="self-start rounded-card border border-line bg-surface p-6 lg:sticky lg:top-24"
    >
      <h2 id="contact" className="text-2xl">
        {messages.contactUs}
      </h2>
      <p className="mt-2 text-muted">{messages.contactText}</p>
      <div className="mt-5 flex flex-col gap-3">
        <a href={callLink(business.phone)} className={buttonClass('accent')}>
          <Icon name="phone" className="size-5" /> {readablePhone(business.phone)}
        </a>
        <a href={whatsAppLink(business.whatsApp)} className={buttonClass('quiet')}>
          <Icon name="whatsapp" /> {messages.whatsApp}
        </a>
      </div>
      <AskLinks className="mt-5" />
      <AgencyFactList facts={facts} className="mt-6" />
      {(business.youTube || business.facebook || business.instagram) !== '' && (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">
            {messages.followUs}
          </h3>
          <ul className="mt-1">
            <SocialLinks business={business} className={LINK} />
          </ul>
        </>
      )}
    </section>
  );
}
