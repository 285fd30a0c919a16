import { z } from 'zod';

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** Written in any usual way; becomes ten digits. */
export function indianPhone(message: string) {
  return z
    .string({ error: message })
    .regex(/^(?:tel:)?[^\p{L}]*$/iu, message)
    .transform((value) => value.replace(/\D/g, '').replace(/^(?:0091|91|0)(?=\d{10}$)/, ''))
    .refine((digits) => /^[1-9]\d{9}$/.test(digits), message);
}

export function webAddress(message: string, form = WEB_ADDRESS) {
  return z
    .string({ error: message })
    .refine((value) => form.test(value) && URL.canParse(value), message);
}

export function shortName(message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^[^\p{C}]{1,100}$/u, message);
}
