import { Link, useLocation } from 'react-router';
import type { EnquiryKind } from '#features/enquiries/enquiry-kinds.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { fill } from '#language/fill.ts';
import { buttonClass } from '#ui/button.ts';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLocalAddress } from '#web/language/use-language.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { whatsAppLink } from '#web/ui/phone.ts';
import { usePageWords } from '#web/words/use-words.ts';
import type { Subject } from './form-introduction.tsx';

interface SentMessageProps {
  kind: EnquiryKind;
  reference: string;
  subject: Subject | undefined;
  business: Business;
}

export function SentMessage({ kind, reference, subject, business }: SentMessageProps) {
  const { sent } = usePageWords('enquiry');
  const local = useLocalAddress();
  const hasPhotos = photosArrived(useLocation().state);
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{sent.heading}</h1>
      <p role="status" className="text-lg">
        <FilledMessage
          message={sent.text}
          values={{ reference: <strong className="whitespace-nowrap">{reference}</strong> }}
        />
      </p>
      {hasPhotos !== undefined && <p>{hasPhotos ? sent.withPhotographs : sent.noPhotographs}</p>}
      <div className="flex flex-wrap gap-3">
        {kind === 'sell' && hasPhotos !== true && (
          <a
            href={whatsAppLink(business.whatsApp, fill(sent.photographsText, { reference }))}
            className={buttonClass('accent')}
          >
            <Icon name="whatsapp" /> {sent.photographs}
          </a>
        )}
        {subject === undefined ? (
          <Link to={local('/home')} className={buttonClass('quiet')}>
            {sent.home}
          </Link>
        ) : (
          <Link to={local(listingAddress(subject.slug))} className={buttonClass('quiet')}>
            {sent.back}
          </Link>
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
