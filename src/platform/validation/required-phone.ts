import { z } from 'zod';
import { requiredText } from './input-rules.ts';
import { MAX_PHONE, toE164 } from './phone-number.ts';

/** Any usual way to write a number; the output is E.164. */
export const requiredPhone = requiredText(MAX_PHONE).transform((written, context) => {
  const number = toE164(written);
  if (number !== undefined) return number;
  context.addIssue(
    'Please enter ten digits, or + and the code of the country before a number from abroad.',
  );
  return z.NEVER;
});
