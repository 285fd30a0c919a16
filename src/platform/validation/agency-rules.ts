import { z } from 'zod';
import { withoutSurroundings } from '#platform/language/plain-typing.ts';
import { indianNumber } from './phone-number.ts';

/** Of the agency until it has entered its own. */
export const SAMPLE_PHONE = '9876543210';

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** Written in any usual way; becomes ten digits. */
export function indianPhone(message: string) {
  return z
    .string({ error: message })
    .transform((written) => indianNumber(written) ?? '')
    .refine((digits) => digits !== '', message);
}

export function webAddress(message: string, form = WEB_ADDRESS) {
  return z
    .string({ error: message })
    .refine((value) => form.test(value) && URL.canParse(value), message);
}

/**
 * Surrounding blanks and marks that nobody sees are left out: phones add them to what is typed.
 * Inside, joiners shape letters and stay; marks that turn the direction make another name of it.
 */
export function logInName(message: string) {
  return z
    .string()
    .overwrite(withoutSurroundings)
    .normalize('NFC')
    .regex(/^(?:\P{C}|[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]){1,100}$/u, message);
}

export function shortName(message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^[^\p{C}]{1,100}$/u, message);
}
