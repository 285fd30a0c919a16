import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from '#platform/http/address-limit.server.ts';
import { type Refused, writeWithoutVersion } from '#platform/writes/audited-write.server.ts';
import type { Services } from '#services.ts';
import type { EnquiryInput, EnquiryReceipt } from './enquiry.ts';
import {
  type Announce,
  type EnquiryRefusal,
  type EnquiryRequest,
  hashOf,
  receiveOnce,
} from './receive-once.server.ts';
import { senderKey } from './sender-limit.server.ts';

export interface Sender {
  readonly address: string;
  /** The idempotency key. */
  readonly key: string | undefined;
}

/** Where visitors leave their enquiries. */
export interface EnquiryInbox {
  /** For a form that is given out now. */
  formToken(): string;
  /** By whose clock a form offers days. */
  now(): Date;
  receive(input: EnquiryInput, sender: Sender): Promise<EnquiryReceipt | EnquiryRefusal>;
}

type InboxServices = Pick<Services, 'db' | 'authSecret' | 'now'>;

export function createEnquiryInbox(services: InboxServices, announce: Announce): EnquiryInbox {
  const { db, authSecret, now } = services;
  return {
    formToken: () => createFormToken(authSecret, now()),
    now,
    async receive(input, sender) {
      const request = checkRequest(services, input, sender);
      return 'refused' in request
        ? request
        : writeWithoutVersion(db, (db) => receiveOnce(db, request, announce));
    },
  };
}

/** Everything that needs no database. `photos` are what was sent with it. */
export function checkRequest(
  { authSecret, now }: InboxServices,
  { website = '', formToken, ...input }: EnquiryInput,
  { address, key }: Sender,
  photos: readonly Uint8Array[] = [],
): EnquiryRequest | Refused<'robot' | 'young form' | 'forged form'> {
  if (website !== '') return { refused: 'robot' };
  const at = now();
  const form = formToken === undefined ? 'ok' : checkFormToken(authSecret, formToken, at);
  if (form !== 'ok') return { refused: `${form} form` };
  const sent = JSON.stringify(input);
  return {
    input,
    key: key === undefined ? null : hashOf(key),
    hash: hashOf([sent, ...photos.map(hashOf)].join(' ')),
    senders: [networkSender(authSecret, address), senderKey(authSecret, 'phone', input.phone)],
    at,
  };
}

export function networkSender(authSecret: string, address: string): string {
  return senderKey(authSecret, 'network', networkOf(address));
}

/** Nobody reads a form and fills in two fields in less. */
const MIN_AGE_MS = 2000;
/** Longer than a phone keeps what it could not send. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Says when a form was given out, signed. */
export function createFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signature(secret, time)}`;
}

function checkFormToken(secret: string, token: string, now: Date): 'forged' | 'young' | 'ok' {
  const [time = '', sign = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, time));
  const given = Buffer.from(sign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const ageMs = now.getTime() - Number.parseInt(time, 36);
  if (ageMs > MAX_AGE_MS) return 'forged';
  return ageMs < MIN_AGE_MS ? 'young' : 'ok';
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`enquiry form\0${time}`).digest('base64url');
}
