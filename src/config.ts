import { relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { emailAddresses, isEmailAddress, sender, smtpUrl } from './mail-settings.ts';
import { trustedProxies } from './platform/http/trusted-proxies.ts';
import { mediaUrl } from './platform/media/media-url.ts';
import {
  indianPhone,
  logInName,
  SAMPLE_PHONE,
  shortName,
  webAddress,
} from './platform/validation/agency-rules.ts';

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

const link = webAddress('a web address such as https://example.com');
const siteUrl = webAddress(
  'a web address without a path, such as https://example.com',
  /^https?:\/\/[^\s/?#@\\]+\/?$/i,
).transform((value) => new URL(value).origin);
const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'an address such as postgres://user:password@host/database',
);

const s3Key = z.string().regex(/^[\x21-\x7e]+$/, 'letters, digits and signs without blanks');

const phone = indianPhone('an Indian phone number with ten digits, e.g. +91 98765 43210');
const NAME = 'a name of 1 to 100 characters';
const name = shortName(NAME);

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

const BACKUP_EVERY_HINT = 'a number and a unit from 1h to 31d, e.g. 6h, 24h or 7d';
const backupEvery = z
  .string()
  .regex(/[hd]$/, BACKUP_EVERY_HINT)
  .transform((value) => duration.safeParse(value).data ?? 0)
  .refine((seconds) => seconds >= SECONDS.h && seconds <= 31 * SECONDS.d, BACKUP_EVERY_HINT);

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
  STAFF_USERNAME: logInName(NAME).default('admin'),
  STAFF_PASSWORD: z
    .string()
    .refine((value) => [...value].length <= 256, 'at most 256 characters')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  TOKEN_TTL: duration.default(8 * SECONDS.h),
  SITE_URL: siteUrl.optional(),
  TRUSTED_PROXY: trustedProxies.optional(),
  BUSINESS_NAME: name.default('DK Property & Construction'),
  BUSINESS_PHONE: phone.default(SAMPLE_PHONE),
  WHATSAPP_NUMBER: phone.default(SAMPLE_PHONE),
  YOUTUBE_URL: link.default('https://www.youtube.com/@dkpropertyconstruction'),
  FACEBOOK_URL: link.default('https://www.facebook.com/dkpropertyconstruction'),
  INSTAGRAM_URL: link.default('https://www.instagram.com/dkpropertyconstruction'),
  POSTING_USER_ID: wholeNumber('the id of a staff account', 999_999_999).optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'a Google Analytics 4 id such as G-ABC123DEF4')
    .optional(),
  ENQUIRY_MONTHS: wholeNumber('a whole number of months from 1 to 600', 600)
    .refine((months) => months > 0, 'a whole number of months from 1 to 600')
    .default(24),
  SMTP_URL: smtpUrl.optional(),
  ENQUIRY_EMAIL: emailAddresses.optional(),
  EMAIL_FROM: sender.optional(),
  BACKUP_DIR: z.string().regex(/\S/, 'the path of a folder').optional(),
  BACKUP_EVERY: backupEvery.optional(),
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
  checkBackupFolder(config);
  return Object.freeze({ ...config, ENQUIRY_EMAIL: recipients(config) });
}

function checkBackupFolder({ BACKUP_DIR, BACKUP_EVERY, DATA_DIR }: Config): void {
  if (BACKUP_DIR === undefined) {
    if (BACKUP_EVERY === undefined) return;
    throw new Error(
      'BACKUP_DIR: nothing is set; with BACKUP_EVERY it must be the folder that backups are written into.',
    );
  }
  const fromMedia = relative(resolve(DATA_DIR, 'media'), resolve(BACKUP_DIR));
  if (fromMedia.split(sep)[0] === '..') return;
  throw new Error(
    `BACKUP_DIR: ${displayValue('BACKUP_DIR', BACKUP_DIR)} cannot be used; allowed is a folder that is not among the pictures of DATA_DIR, where what is no picture is removed.`,
  );
}

function recipients({ SMTP_URL, ENQUIRY_EMAIL }: Config): string[] | undefined {
  const user = SMTP_URL?.auth?.user ?? '';
  if (SMTP_URL === undefined || ENQUIRY_EMAIL !== undefined) return ENQUIRY_EMAIL;
  if (isEmailAddress(user)) return [user];
  throw new Error(
    'ENQUIRY_EMAIL: nothing is set; with SMTP_URL it must be the e-mail address that enquiries go to.',
  );
}

/** IPv6 addresses stand in brackets. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
