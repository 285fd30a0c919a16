import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export interface Behaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  /** 0 as of most phones, which do not count. */
  readonly counter?: number;
}

/** A device with one passkey, which answers as browsers do. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = 'MQ';

  return {
    id,
    create(options: { challenge: string; user: { id: string } }, behaviour: Behaviour = {}) {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ]);
      const authData = bytes(
        Buffer.concat([
          authenticatorData(HAS_CREDENTIAL, behaviour),
          Buffer.alloc(16),
          Buffer.from([0, credentialId.length]),
          credentialId,
          isoCBOR.encode(coseKey),
        ]),
      );
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, behaviour),
          attestationObject: base64Url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(options: { challenge: string }, behaviour: Behaviour = {}) {
      const clientDataJSON = clientData('webauthn.get', options.challenge, behaviour);
      const data = authenticatorData(0, behaviour);
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: base64Url(data),
          signature: base64Url(sign('sha256', Buffer.concat([data, hash]), privateKey)),
          userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

function clientData(
  type: string,
  challenge: string,
  { origin = 'https://example.test' }: Behaviour,
) {
  return base64Url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function authenticatorData(
  flags: number,
  { rpId = 'example.test', userVerified = true, counter = 0 }: Behaviour,
): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0));
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(buffer);
}

function base64Url(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url');
}
