import { shortListingAddress } from '#features/listings/listing-address.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { Enquiry } from './enquiry.ts';
import { findEnquiry } from './enquiry-row.server.ts';
import { KIND_LABELS, KIND_SENTENCES } from './kind-labels.ts';

/** For the agency; undefined once the person was erased. */
export async function composeEnquiryEmail(db: Db, id: number, siteUrl: string) {
  const found = await findEnquiry(db, id);
  if (found === undefined || found.record.phone === '') return undefined;
  const enquiry = found.record;
  return {
    date: new Date(enquiry.createdAt),
    subject: subjectOf(enquiry),
    text: textOf(enquiry, siteUrl),
  };
}

/** Phones show it while they are locked, so it names nobody. */
function subjectOf({ kind, property, reference }: Enquiry): string {
  const about = property === null ? reference : `${property.title} (${reference})`;
  return `${KIND_LABELS[kind]}: ${about}`;
}

function textOf(
  { kind, name, phone, photos, property, reference }: Enquiry,
  siteUrl: string,
): string {
  const about =
    property === null ? [] : [property.title, `${siteUrl}${shortListingAddress(property.id)}`, ''];
  return [
    'Hello,',
    '',
    KIND_SENTENCES[kind],
    '',
    `Name: ${name}`,
    `Phone: ${phone}`,
    ...(photos.length > 0 ? [`Photographs: ${photos.length}`] : []),
    '',
    ...about,
    'All of it is in the inbox:',
    `${siteUrl}/enquiries?search=${reference}`,
    '',
  ].join('\n');
}
