import { z } from 'zod';
import { mediaUrl } from './media-url.ts';
import { trustedProxies } from './trusted-proxies.ts';

const WHOLE_NUMBER = /^\d{1,9}$/;
const DURATION = /^(\d{1,6})(s|m|h|d)$/;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const UNIT_SECONDS = new Map<string, number>(Object.entries(SECONDS));

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (allowed: string, max: number) =>
  z
    .string()
    .regex(WHOLE_NUMBER, allowed)
    .transform(Number)
    .refine((value) => value <= max, allowed);

const url = (protocols: string[], allowed: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), allowed);

const webUrl = (form: RegExp, allowed: string) =>
  z.string().refine((value) => form.test(value) && URL.canParse(value), allowed);
const link = webUrl(/^https?:\/\/\S+$/i, 'a web address such as https://example.com');
const siteUrl = webUrl(
  /^https?:\/\/[^\s/?#@\\]+\/?$/i,
  'a web address without a path, such as https://example.com',
).transform((value) => new URL(value).origin);
const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'an address such as postgres://user:password@host/database',
);

const s3Key = z.string().regex(/^[\x21-\x7e]+$/, 'letters, digits and signs without blanks');

const INDIAN_PHONE = 'an Indian phone number with ten digits, e.g. +91 98765 43210';
const phone = z
  .string()
  .regex(/^(?:tel:)?[^\p{L}]*$/iu, INDIAN_PHONE)
  .transform((value) => value.replace(/\D/g, '').replace(/^(?:0091|91|0)(?=\d{10}$)/, ''))
  .refine((digits) => /^[1-9]\d{9}$/.test(digits), INDIAN_PHONE);

const YEAR = 365 * SECONDS.d;
const DURATION_HINT = 'a number and a unit from 1s to 365d, e.g. 30m, 8h or 2d';
const duration = z
  .string()
  .regex(DURATION, DURATION_HINT)
  .transform((value) => {
    const [, amount = '0', unit = 's'] = DURATION.exec(value) ?? [];
    return Number(amount) * (UNIT_SECONDS.get(unit) ?? 1);
  })
  .refine((seconds) => seconds > 0 && seconds <= YEAR, DURATION_HINT);

const Environment = z.object({
  PORT: wholeNumber('a whole number from 0 to 65535', 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().regex(/\S/, 'the path of a folder').default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(postgresUrl))
    .default([]),
  MEDIA_URL: mediaUrl.optional(),
  AWS_ACCESS_KEY_ID: s3Key.optional(),
  AWS_SECRET_ACCESS_KEY: s3Key.optional(),
  AWS_SESSION_TOKEN: s3Key.optional(),
  SAMPLE_DATA: wholeNumber('a whole number from 0 to 10000000', 10_000_000).default(400),
  STAFF_USERNAME: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,100}$/u, 'a name of 1 to 100 characters')
    .default('admin'),
  STAFF_PASSWORD: z
    .string()
    .refine((value) => [...value].length <= 256, 'at most 256 characters')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  TOKEN_TTL: duration.default(8 * SECONDS.h),
  SITE_URL: siteUrl.optional(),
  TRUSTED_PROXY: trustedProxies.optional(),
  BUSINESS_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,100}$/u, 'a name of 1 to 100 characters')
    .default('DK Property & Construction'),
  BUSINESS_PHONE: phone.default('9876543210'),
  WHATSAPP_NUMBER: phone.default('9876543210'),
  YOUTUBE_URL: link.default('https://www.youtube.com/@dkpropertyconstruction'),
  FACEBOOK_URL: link.default('https://www.facebook.com/dkpropertyconstruction'),
  INSTAGRAM_URL: link.default('https://www.instagram.com/dkpropertyconstruction'),
  POSTING_USER_ID: wholeNumber('the id of a staff account', 999_999_999).optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'a Google Analytics 4 id such as G-ABC123DEF4')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'at least 16 letters, digits and signs of -._~+/=')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  NODE_ENV: z.string().optional(),
});

export type Config = Readonly<z.output<typeof Environment>>;

const SECRETS = new Set([
  'STAFF_PASSWORD',
  'AUTH_SECRET',
  'METRICS_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]);

/** The value without user, password and query of an address. */
function displayValue(name: string, value: unknown): string {
  if (SECRETS.has(name)) return 'its value';
  return JSON.stringify(
    String(value)
      .replaceAll(/\/\/[^@\s]*@/g, '//…@')
      .replaceAll(/\?[^,\s]*/g, '?…'),
  );
}

/** Throws a sentence with the variable, its value and what is allowed. Empty means unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const result = Environment.safeParse(variables);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(
      `${name}: ${displayValue(name, variables[name])} cannot be used; allowed is ${issue?.message}.`,
    );
  }
  const config = result.data;
  if (
    config.NODE_ENV === 'production' &&
    config.DATABASE_URL !== undefined &&
    config.AUTH_SECRET === undefined
  ) {
    throw new Error(
      'AUTH_SECRET: nothing is set; with DATABASE_URL in production it must be a secret of at least 32 characters.',
    );
  }
  if (config.DATABASE_REPLICA_URLS.length > 0 && config.DATABASE_URL === undefined) {
    const value = displayValue('DATABASE_REPLICA_URLS', variables.DATABASE_REPLICA_URLS);
    throw new Error(
      `DATABASE_REPLICA_URLS: ${value} cannot be used; allowed is nothing unless DATABASE_URL names the primary.`,
    );
  }
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (config.MEDIA_URL === undefined || config[name] !== undefined) continue;
    throw new Error(
      `${name}: nothing is set; with MEDIA_URL it must be a key that the store knows.`,
    );
  }
  return Object.freeze(config);
}
