import { networkOf } from '#platform/http/address-limit.server.ts';
import type { Services } from '#services.ts';
import type { Login } from './account.ts';
import { rememberAddress } from './known-addresses.server.ts';
import { createLogInLimit } from './log-in-limit.server.ts';
import { type PasskeyAssertion, type PasskeyOptions, PROMPT_MS } from './passkey.ts';
import {
  type Challenge,
  createChallenge,
  openChallenge,
  relyingParty,
  useChallenge,
  userHandleOf,
  webAuthn,
} from './passkey-ceremony.server.ts';
import { type Credential, findCredential, recordUse } from './passkey-store.server.ts';
import { beginSession } from './session.server.ts';

type LogInServices = Pick<
  Services,
  'db' | 'config' | 'siteUrl' | 'authSecret' | 'now' | 'monotonicMs'
>;

type PasskeyRefusal = { refused: 'wrong' } | { refused: 'too many'; waitSeconds: number };

const PURPOSE = 'to log in';

/** Names no account: the device offers the passkeys that it has for this site. */
export function requestOptions({ siteUrl, authSecret, now }: LogInServices): PasskeyOptions {
  return {
    challenge: createChallenge(PURPOSE, authSecret, now()),
    rpId: relyingParty(siteUrl).id,
    timeout: PROMPT_MS,
    userVerification: 'required',
  };
}

/**
 * Wrong passwords do not matter here: this must let the owner in while somebody guesses. A wrong
 * passkey counts by address, and an address at its limit may still use a passkey that exists.
 */
export function createPasskeyLogIn(services: LogInServices) {
  const { db, now } = services;
  const addresses = createLogInLimit(services, '*passkey');

  return async (
    assertion: PasskeyAssertion,
    address: string,
    userAgent?: string,
  ): Promise<Login | PasskeyRefusal> => {
    const network = networkOf(address);
    const waitSeconds = await addresses.take(network);
    const found = await findCredential(db, assertion.id);
    if (waitSeconds !== undefined && found === undefined)
      return { refused: 'too many', waitSeconds };
    if (found === undefined || assertion.response.userHandle !== userHandleOf(found.staff))
      return { refused: 'wrong' };
    const verified = await verify(services, assertion, found.credential);
    if (verified === undefined) return { refused: 'wrong' };

    const login = await db.transaction().execute(async (db) => {
      const { credentialId } = found.credential;
      if (!(await useChallenge(db, verified.challenge, now()))) return undefined;
      if (!(await recordUse(db, { credentialId, counter: verified.counter }, now())))
        return undefined;
      await rememberAddress(db, found.staff.id, network, now());
      return beginSession({ ...services, db }, found.staff, userAgent);
    });
    if (login === undefined) return { refused: 'wrong' };
    if (waitSeconds === undefined) await addresses.release(network);
    return login;
  };
}

async function verify(
  { siteUrl, authSecret, now }: LogInServices,
  assertion: PasskeyAssertion,
  { credentialId, publicKey, counter }: Credential,
) {
  let challenge: Challenge | undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { id, origin } = relyingParty(siteUrl);
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: (given) => {
      challenge = openChallenge(given, PURPOSE, authSecret, now());
      return challenge !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter,
    },
    // The library throws whatever it does not accept.
  }).catch(() => undefined);
  if (!result?.verified || challenge === undefined) return undefined;
  return { counter: result.authenticationInfo.newCounter, challenge };
}
