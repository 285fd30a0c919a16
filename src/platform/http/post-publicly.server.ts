import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;

interface PublicPost {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Resolves with the status; rejects where there was no answer. */
export type PostPublicly = (post: PublicPost, stopped: AbortSignal) => Promise<number>;

const PRIVATE_NETWORKS = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [address = '', length] = network.split('/');
  PRIVATE_NETWORKS.addSubnet(address, Number(length), 'ipv4');
}
/** Of IPv6 only what is routed globally is public, without those that carry IPv4. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const CARRYING_V4 = new BlockList();
CARRYING_V4.addSubnet('2002::', 16, 'ipv6');
CARRYING_V4.addSubnet('2001::', 32, 'ipv6');

export function isPublicAddress(address: string): boolean {
  return isIP(address) === 6
    ? PUBLIC_V6.check(address, 'ipv6') && !CARRYING_V4.check(address, 'ipv6')
    : isIP(address) === 4 && !PRIVATE_NETWORKS.check(address, 'ipv4');
}

/** Looks at the address that is connected to: a public name may lead into a private network. */
const lookupPublic: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const usable = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = usable;
    if (first === undefined) {
      found(error ?? Object.assign(new Error('no public address'), { code: 'EPRIVATE' }), '');
      return;
    }
    if (options.all) found(null, usable);
    else found(null, first.address, first.family);
  });
};

/** Follows no redirect and reads no answer but its status. */
export const postPublicly: PostPublicly = ({ endpoint, headers, body }, stopped) =>
  new Promise((resolve, reject) => {
    const { hostname } = new URL(endpoint);
    // Node.js does not call `lookup` for IP addresses, so they are refused here.
    if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new TypeError('Expected a name.');
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    const post = request(
      endpoint,
      { method: 'POST', headers, lookup: lookupPublic, agent: false, signal },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    post.on('error', reject);
    post.end(body);
  });
