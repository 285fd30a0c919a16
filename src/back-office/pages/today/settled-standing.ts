import type { Enquiry } from '#features/enquiries/enquiry.ts';
import type { Standing } from '#features/enquiries/office/use-standing-change.ts';
import { dueEnquiries } from './due-enquiries.ts';

/** Where an enquiry stands once its task of today is done; a visit that lies ahead stays one. */
export function settledStanding(enquiry: Enquiry, now: Date): Standing {
  const { status, followUpOn } = enquiry;
  if (status === 'new') return { status: 'contacted', followUpOn };
  const kept = { status, followUpOn: null };
  const isDue = dueEnquiries([{ ...enquiry, ...kept }], [], now).length > 0;
  return isDue ? { ...kept, status: 'contacted' } : kept;
}
