import { Link } from 'react-router';
import { enquiryAddress } from '#features/enquiries/enquiry-address.ts';
import { BUYERS_KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';

/** For those who would rather be called than call; about a listing, or about none. */
export function AskLinks({ propertyId, className }: { propertyId?: number; className: string }) {
  const { ask } = useSharedWords();
  const local = useLocalAddress();
  return (
    <nav aria-labelledby="ask" className={`${className} print:hidden`}>
      <p id="ask" className="text-sm text-muted">
        {ask.heading}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {BUYERS_KINDS.map((kind) => (
          <li key={kind}>
            <Link
              to={local(enquiryAddress(kind, propertyId))}
              className="inline-flex min-h-11 items-center font-semibold text-field"
            >
              {ask[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
