import { Link } from 'react-router';
import { phoneText } from '#back-office/person/phone-text.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { LANGUAGES } from '#language/language.ts';
import { clockText, momentText, preferredText } from './enquiry-labels.ts';

/** What the person asked. */
export function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const { phone, message, property, language, reference, createdAt } = enquiry;
  const clock = clockText(enquiry);
  const facts = [
    { term: 'Phone', detail: phoneText(phone) },
    { term: 'Preferred time', detail: preferredText(enquiry) },
    { term: 'Their clock', detail: clock ?? '' },
    { term: 'Language', detail: LANGUAGES[language].englishName },
    { term: 'Sent', detail: momentText(createdAt) },
    { term: 'Reference', detail: reference },
  ].filter(({ detail }) => detail !== '');
  return (
    <section aria-label="What was asked" className="grid gap-3">
      {property !== null && (
        <p>
          <Link to={listingAddress(property.slug)} className="text-field underline">
            {property.title}
          </Link>
        </p>
      )}
      {message !== '' && (
        <p className="rounded-card bg-sunken px-4 py-3 break-words whitespace-pre-line">
          {message}
        </p>
      )}
      <dl className="panel-facts">
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
