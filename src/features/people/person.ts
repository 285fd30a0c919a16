import { z } from 'zod';
import { requiredPhone } from '#platform/validation/required-phone.ts';

/** In a body: addresses end up in logs. */
export const PersonPhone = z
  .object({ phone: requiredPhone.describe('ten Indian digits, or international with +') })
  .meta({ id: 'PersonPhone' });

export const ErasedPerson = z
  .object({
    enquiries: z.int().describe('how many lost the person'),
    buyers: z.int().describe('how many were removed'),
  })
  .meta({ id: 'ErasedPerson' });
