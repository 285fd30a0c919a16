import { z } from 'zod';
import { INDIA } from '#platform/language/dates.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import {
  optionalDate,
  optionalId,
  optionalLines,
  optionalText,
  requiredText,
} from '#platform/validation/input-rules.ts';
import { requiredPhone } from '#platform/validation/required-phone.ts';
import { ENQUIRY_KINDS, MAX_MESSAGE, MAX_NAME } from './enquiry-kinds.ts';

/** Its files are under the address of the enquiry, for staff. */
export const EnquiryPhoto = z
  .object({ id: z.int(), width: z.int(), height: z.int() })
  .meta({ id: 'EnquiryPhoto' });
export type EnquiryPhoto = z.infer<typeof EnquiryPhoto>;

export const ENQUIRY_STATUSES = ['new', 'contacted', 'visit', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

const timeZone = optionalText(60)
  .transform((zone) => zone || INDIA)
  .refine(isTimeZone, 'Please send a time zone such as Asia/Kolkata.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** What a visitor sends. */
export const EnquiryInput = z
  .object({
    kind: z.enum(ENQUIRY_KINDS),
    name: requiredText(MAX_NAME),
    phone: requiredPhone.describe('ten Indian digits, or international with +'),
    message: optionalLines(MAX_MESSAGE),
    propertyId: optionalId,
    preferredTime: optionalText(200).describe(
      'in words, or local date-times such as `2026-11-24T10:00`, separated by commas',
    ),
    timeZone: timeZone.describe('IANA name; Asia/Kolkata when it is missing'),
    language: z
      .enum(LANGUAGE_CODES)
      .nullish()
      .transform((language) => language ?? 'en'),
    consent: z.literal(true, 'Please agree that we may use this to answer you.'),
    formToken: z
      .string()
      .max(200)
      .optional()
      .describe('the website sends the one of its form; too young a form is refused'),
    website: z.string().max(200).optional().describe('people leave it empty'),
  })
  .meta({ id: 'EnquiryInput' });
export type EnquiryInput = z.output<typeof EnquiryInput>;

export const EnquiryReceipt = z
  .object({ id: z.int(), reference: z.string().describe('for the person to quote') })
  .meta({ id: 'EnquiryReceipt' });
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;

/** As staff see it. */
export const Enquiry = z
  .object({
    id: z.int(),
    reference: z.string(),
    kind: z.enum(ENQUIRY_KINDS),
    status: z.enum(ENQUIRY_STATUSES),
    name: z.string(),
    phone: z.string().describe('E.164; empty once the personal data was removed'),
    message: z.string(),
    propertyId: z.int().nullable(),
    property: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
    preferredTime: z.string(),
    timeZone: z.string(),
    language: z.enum(LANGUAGE_CODES),
    note: z.string(),
    followUpOn: z.string().nullable().describe('YYYY-MM-DD'),
    assignee: z.string().nullable().describe('user name of who looks after it'),
    createdAt: z.string().describe('ISO date-time in UTC'),
    statusChangedAt: z.string(),
    photos: z.array(EnquiryPhoto),
  })
  .meta({ id: 'Enquiry' });
export type Enquiry = z.infer<typeof Enquiry>;

/** What staff change; it replaces the first three. */
export const EnquiryUpdate = z
  .object({
    status: z.enum(ENQUIRY_STATUSES),
    note: optionalLines(5000),
    followUpOn: optionalDate,
    assignee: z
      .string()
      .max(100)
      .nullish()
      .describe('user name of who looks after it, null for nobody; stays when it is missing'),
  })
  .meta({ id: 'EnquiryUpdate' });
export type EnquiryUpdate = z.output<typeof EnquiryUpdate>;
