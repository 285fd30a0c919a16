import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PostPublicly } from '#platform/http/post-publicly.server.ts';

interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service on this machine. `post` brings what goes to `https://push.example/…` to it. */
export async function startPushService() {
  const received: Pushed[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end('an answer that nobody reads');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const post: PostPublicly = async ({ endpoint, headers, body }, signal) => {
    const { pathname } = new URL(endpoint);
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      signal,
    });
    return answer.status;
  };
  return {
    post,
    received,
    answerWith: (next: number) => {
      status = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser that subscribed, and can read what was encrypted for it (RFC 8188, RFC 8291). */
export function createBrowser(name: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `https://push.example/${name}`,
    keys: {
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
  };
  const decrypt = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const secret = hkdf(keys.computeSecret(senderKey), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { subscription, decrypt };
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
