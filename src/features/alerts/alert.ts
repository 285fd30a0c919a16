import { z } from 'zod';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { optionalId } from '#platform/validation/input-rules.ts';

const MAX_ENDPOINT = 1000;
const MAX_SEARCH = 2000;

const base64Url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, 'Expected Base64url.')
    .refine((text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes, {
      message: `Expected ${bytes} bytes.`,
    });

/** Has the form in which the browser's `PushSubscription` is sent. */
const Subscription = z.object({
  endpoint: z
    .string()
    .max(MAX_ENDPOINT)
    .refine(isPushAddress, 'Expected the https address of a push service.'),
  keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});

export const AlertInput = z
  .object({
    subscription: Subscription,
    language: z.enum(LANGUAGE_CODES).default('en'),
    propertyId: optionalId.describe('tell when it is reduced or sold'),
    search: z
      .string()
      .max(MAX_SEARCH)
      .optional()
      .describe(
        'tell of new ones: the query of the page with the search, such as `type=100&loc=3`',
      ),
  })
  .refine(({ propertyId, search }) => (propertyId === undefined) !== (search === undefined), {
    message: 'Please name either a property or a search.',
    path: ['propertyId'],
  })
  .meta({ id: 'AlertInput' });
export type AlertInput = z.output<typeof AlertInput>;

export const AlertReceipt = z
  .object({ token: z.string().describe('ends the alert') })
  .meta({ id: 'AlertReceipt' });

export const AlertEnd = z.object({ token: z.string().max(100) }).meta({ id: 'AlertEnd' });

const NAME = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
/** Names that only a private network knows. */
const PRIVATE = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|arpa|onion)$/;

/** Push services have public names, so that no address or name of a private network is taken. */
function isPushAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url?.protocol === 'https:' &&
    url.port + url.username + url.password + url.hash === '' &&
    NAME.test(url.hostname) &&
    !PRIVATE.test(url.hostname)
  );
}
