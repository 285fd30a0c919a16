import { KeptBuyer, keptBuyersOf } from '#features/buyers/person.server.ts';
import { Enquiry } from '#features/enquiries/enquiry.ts';
import { enquiriesOf, eraseEnquiriesOf } from '#features/enquiries/erase-enquiries.server.ts';
import { eraseBuyersOf } from './features/buyers/write-buyers.server.ts';
import type { Services } from './services.ts';

/** Where people stand. Whatever else keeps a phone number belongs here. */
export function personRecords(services: Services) {
  return {
    enquiries: {
      schema: Enquiry,
      find: enquiriesOf,
      erase: eraseEnquiriesOf.bind(undefined, services),
    },
    buyers: { schema: KeptBuyer, find: keptBuyersOf, erase: eraseBuyersOf },
  };
}
