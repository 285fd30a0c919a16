import { type EnquiryKind, KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import type { Subject } from './form-introduction.tsx';
import type { Sent } from './load-page.server.ts';

interface SentMessageProps {
  kind: EnquiryKind;
  sent: Sent;
  subject: Subject | undefined;
  business: Business;
}

export function SentMessage({ kind, sent, subject, business }: SentMessageProps) {
  const { sent: messages } = usePageMessages('enquiry');
  const { reference, answerHours, hours } = sent;
  const language = useLanguage();
  const local = useLocalAddress();
  const hasPhotos = photosArrived(useLocation().state);
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{messages.heading}</h1>
      <p role="status" className="text-lg">
        <FilledMessage
          message={messages.text}
          values={{ reference: <strong className="whitespace-nowrap">{reference}</strong> }}
        />
      </p>
      {(answerHours !== null || hours !== '') && (
        <div className="grid gap-1">
          {answerHours !== null && (
            <p>
              {fill(messages.within[pluralForm(language, answerHours)], { count: answerHours })}{' '}
              {KINDS[kind].time === 'call' && messages.atYourTime}
            </p>
          )}
          {hours !== '' && (
            <p className="whitespace-pre-line text-muted">
              <FilledMessage
                message={messages.hours}
                values={{ hours: <span lang="en-IN">{hours}</span> }}
              />
            </p>
          )}
        </div>
      )}
      {hasPhotos !== undefined && (
        <p>{hasPhotos ? messages.withPhotographs : messages.noPhotographs}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={callLink(business.phone)} className={buttonClass('primary')}>
          <Icon name="phone" /> {fill(messages.callNow, { phone: readablePhone(business.phone) })}
        </a>
        {KINDS[kind].photos && hasPhotos !== true && (
          <a
            href={whatsAppLink(business.whatsApp, fill(messages.photographsText, { reference }))}
            className={buttonClass('accent')}
          >
            <Icon name="whatsapp" /> {messages.photographs}
          </a>
        )}
        {subject === undefined ? (
          <a href={local('/home')} className={buttonClass('quiet')}>
            {messages.home}
          </a>
        ) : (
          <a href={local(listingAddress(subject.slug))} className={buttonClass('quiet')}>
            {messages.back}
          </a>
        )}
      </div>
    </>
  );
}

/** Undefined where none were sent from this page. */
function photosArrived(state: unknown): boolean | undefined {
  if (typeof state !== 'object' || state === null || !('hasPhotos' in state)) return undefined;
  return state.hasPhotos === true;
}
