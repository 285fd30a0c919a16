import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const EXPECTED =
  'loopback, addresses such as 192.0.2.7 and networks such as 10.0.0.0/8 or fd00::/8, separated by commas';
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** The addresses whose `X-Forwarded-For` is believed. */
export const trustedProxies = z.string().transform((text, context): BlockList => {
  const trusted = new BlockList();
  const parts = text.split(',').map((part) => part.trim());
  const networks = parts.flatMap((part) => (part.toLowerCase() === 'loopback' ? LOOPBACK : part));
  if (networks.every((network) => addNetwork(trusted, network))) return trusted;
  context.addIssue(EXPECTED);
  return z.NEVER;
});

function addNetwork(trusted: BlockList, network: string): boolean {
  const [, address = '', prefix] = /^([\d.a-f:]+)(?:\/(\d{1,3}))?$/i.exec(network) ?? [];
  const version = isIP(address);
  const bits = version === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : Number(prefix);
  if (version === 0 || length > bits) return false;
  trusted.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  return true;
}
