import { z } from 'zod';

export const PASSKEYS_PER_ACCOUNT = 20;

/** How long a device may take. */
export const PROMPT_MS = 2 * 60 * 1000;

export const PasskeyName = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,60}$/u, 'Please enter a name of 1 to 60 characters.');

export const Passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyOptions' });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const NewPasskeyOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'NewPasskeyOptions' });
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>;

const base64Url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Please send Base64url.')
    .max(maxLength);

const CredentialId = base64Url(1364);

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

export const PasskeyRequest = z.object({ password: z.string() }).meta({ id: 'PasskeyRequest' });

/** What `navigator.credentials.create` gave. */
export const NewPasskey = z
  .object({
    name: PasskeyName,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64Url(4096),
        attestationObject: base64Url(65_536),
        transports: z
          .array(z.string().regex(/^[a-z-]{1,20}$/, 'Please send the name of a transport.'))
          .max(10)
          .optional(),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What `navigator.credentials.get` gave. */
export const PasskeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64Url(4096),
      authenticatorData: base64Url(4096),
      signature: base64Url(8192),
      userHandle: base64Url(86),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
