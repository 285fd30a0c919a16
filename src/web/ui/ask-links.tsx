import type { ReactNode } from 'react';
import { enquiryAddress } from '#features/enquiries/enquiry-address.ts';
import { kindsFrom } from '#features/enquiries/enquiry-kinds.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';

interface AskLinksProps {
  propertyId?: number | undefined;
  className: string;
  children?: ReactNode;
}

/** For those who would rather be called than call; about a listing, or about none. */
export function AskLinks({ propertyId, className, children }: AskLinksProps) {
  const { ask } = useSharedMessages();
  const local = useLocalAddress();
  return (
    <nav aria-labelledby="ask" className={`${className} print:hidden`}>
      <p id="ask" className="mb-2 text-sm text-muted">
        {ask.heading}
      </p>
      <ul className="ask-links">
        {kindsFrom('buyers').map((kind) => (
          <li key={kind}>
            <a href={local(enquiryAddress(kind, propertyId))} className={buttonClass('quiet')}>
              {ask[kind]}
            </a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}
