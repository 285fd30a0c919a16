import { z } from 'zod';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const EXPECTED =
  'smtps://user:password@host, or smtp://…, which must offer STARTTLS unless the server is on this machine or ?ignoreTLS=true is added';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const ADDRESS = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+$/;
const MAX_RECIPIENTS = 10;

export const smtpUrl = z.string().transform((text, context): MailServer => {
  const server = parse(text);
  if (server !== undefined) return server;
  context.addIssue(EXPECTED);
  return z.NEVER;
});

function parse(text: string): MailServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secure = url?.protocol === 'smtps:';
  if (url === undefined || !(secure || url.protocol === 'smtp:') || url.hostname === '')
    return undefined;
  if (!/^(?:\?ignoreTLS=true)?$/.test(url.search) || url.pathname.length > 1 || url.hash !== '')
    return undefined;
  const ignoreTLS = !secure && (url.search !== '' || LOOPBACK.test(url.hostname));
  const user = decode(url.username);
  const pass = decode(url.password);
  if (user === undefined || pass === undefined) return undefined;
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ignoreTLS,
    requireTLS: !secure && !ignoreTLS,
    ...(user !== '' && { auth: { user, pass } }),
  };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

export const emailAddresses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.length <= MAX_RECIPIENTS && parts.every(isEmailAddress),
    `one to ${MAX_RECIPIENTS} e-mail addresses, separated by commas`,
  );

export const sender = z
  .string()
  .trim()
  .refine(isEmailAddress, 'an e-mail address such as website@example.com');
