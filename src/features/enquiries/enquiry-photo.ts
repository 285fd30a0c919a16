import { z } from 'zod';

/** Its files are under the address of the enquiry, for staff. */
export const EnquiryPhoto = z
  .object({ id: z.int(), width: z.int(), height: z.int() })
  .meta({ id: 'EnquiryPhoto' });
export type EnquiryPhoto = z.infer<typeof EnquiryPhoto>;
