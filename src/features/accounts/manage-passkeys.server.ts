import { recordChange, type Signature } from '#platform/writes/audited-write.server.ts';
import type { Services } from '#services.ts';
import {
  type NewPasskey,
  type NewPasskeyOptions,
  PASSKEYS_PER_ACCOUNT,
  type Passkey,
  PROMPT_MS,
} from './passkey.ts';
import {
  type Challenge,
  createChallenge,
  openChallenge,
  relyingParty,
  useChallenge,
  userHandleOf,
  webAuthn,
} from './passkey-ceremony.server.ts';
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
} from './passkey-store.server.ts';
import type { Staff } from './staff-store.server.ts';

type PasskeyServices = Pick<Services, 'db' | 'config' | 'siteUrl' | 'authSecret' | 'now'>;

/** EdDSA, ES256 and RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];

export async function creationOptions(
  { db, agencyName, siteUrl, authSecret, now }: PasskeyServices & { agencyName: string },
  staff: Staff,
  sessionId: string,
): Promise<NewPasskeyOptions> {
  const known = await listCredentials(db, staff.id);
  return {
    challenge: createChallenge(purposeOf(sessionId), authSecret, now()),
    rp: { id: relyingParty(siteUrl).id, name: agencyName },
    user: { id: userHandleOf(staff), name: staff.userName, displayName: staff.userName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PROMPT_MS,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
  };
}

export async function addPasskey(
  services: PasskeyServices,
  signature: Signature,
  sessionId: string,
  { name, credential }: NewPasskey,
): Promise<Passkey | { refused: 'not verified' | 'too many' | 'known' }> {
  const { db, now } = services;
  const { staffId } = signature;
  const verified = await verify(services, sessionId, credential);
  if (verified === undefined || staffId === null) return { refused: 'not verified' };
  const { id, publicKey, counter } = verified.credential;
  return db.transaction().execute(async (db) => {
    if (!(await useChallenge(db, verified.challenge, now()))) return { refused: 'not verified' };
    if ((await listPasskeys(db, staffId)).length >= PASSKEYS_PER_ACCOUNT)
      return { refused: 'too many' };
    const passkey = await insertPasskey(
      db,
      {
        staffId,
        name,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
      },
      signature.at,
    );
    if (passkey === undefined) return { refused: 'known' };
    await recordChange(db, signature, change('create', passkey));
    return passkey;
  });
}

/** False when the account has no such passkey. */
export function removePasskey(
  db: Services['db'],
  signature: Signature,
  staffId: number,
  id: number,
): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const passkey = await deletePasskey(db, staffId, id);
    if (passkey !== undefined) await recordChange(db, signature, change('delete', passkey));
    return passkey !== undefined;
  });
}

async function verify(
  { siteUrl, authSecret, now }: PasskeyServices,
  sessionId: string,
  credential: NewPasskey['credential'],
) {
  let challenge: Challenge | undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { id, origin } = relyingParty(siteUrl);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: {
        clientDataJSON: credential.response.clientDataJSON,
        attestationObject: credential.response.attestationObject,
      },
      clientExtensionResults: {},
    },
    expectedChallenge: (given) => {
      challenge = openChallenge(given, purposeOf(sessionId), authSecret, now());
      return challenge !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws whatever it does not accept.
  }).catch(() => ({ registrationInfo: undefined }));
  return registrationInfo && challenge && { credential: registrationInfo.credential, challenge };
}

function purposeOf(sessionId: string): string {
  return `to add, in session ${sessionId}`;
}

function change(action: 'create' | 'delete', passkey: Passkey) {
  const { id } = passkey;
  const [before, after] = action === 'create' ? [null, passkey] : [passkey, null];
  return { entity: 'Passkey', entityId: id, action, before, after } as const;
}
