import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ask } from '#bench/attack/ask.ts';
import type { ListingJournal, Write } from './journal.ts';
import type { Session } from './staff-session.ts';

const PHOTO = { width: 48, height: 36, channels: 3 } as const;
const SHOP = {
  propertyType: 400,
  description: 'On the main road',
  neighbourhood: 'Bazaar',
  shop: { type: 1, totalArea: 200 },
};

interface Answer {
  readonly status: number;
  readonly id: number;
}

interface Load {
  readonly port: number;
  readonly session: Session;
  readonly journals: ListingJournal[];
  /** Where the record of file calls stands. */
  readonly position: () => number;
  readonly signal: AbortSignal;
}

/** Clients that write at once, each a listing after the other, until the signal or no answer. */
export async function writeConcurrently(clients: number, load: Load): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!load.signal.aborted) if ((await writeListing(load)).includes(0)) return;
    }),
  );
}

/** Creates a listing and changes it; answers the status of each write. */
export async function writeListing(load: Load): Promise<number[]> {
  const { port, session, journals, position } = load;
  const { authorization, cityID } = session;
  const journal: ListingJournal = { title: `Shop ${randomUUID()}`, id: 0, writes: [] };
  journals.push(journal);
  const statuses: number[] = [];
  const write = async (what: Write['what'], value: number, send: () => Promise<Answer>) => {
    const entry: Write = { what, value, answeredAt: undefined };
    journal.writes.push(entry);
    const answer = await send();
    statuses.push(answer.status);
    if (!isStored(answer)) return answer;
    if (what === 'photo') entry.value = answer.id;
    entry.answeredAt = position();
    return answer;
  };
  const priced = (what: 'create' | 'price', method: string) => {
    const price = randomInt(1, 1e8);
    const body = { ...SHOP, title: journal.title, id: journal.id, cityID, price };
    return write(what, price, () => sendJson(port, authorization, method, '/api/Property', body));
  };

  const created = await priced('create', 'POST');
  if (!isStored(created)) return statuses;
  journal.id = created.id;
  const images = `/api/Property/${created.id}/images`;
  const photo = await write('photo', 0, () => sendPhoto(port, authorization, images));
  await priced('price', 'PUT');
  if (!isStored(photo) || journals.length % 2 === 0) return statuses;
  await write('removal', photo.id, () =>
    sendJson(port, authorization, 'DELETE', `${images}/${photo.id}`),
  );
  return statuses;
}

function isStored({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

async function sendJson(
  port: number,
  Authorization: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await ask(port, { method, path, body, headers: { Authorization } });
  return { status: answer.status, id: idIn(answer.text) };
}

async function sendPhoto(port: number, authorization: string, path: string): Promise<Answer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const bytes = await sharp({ create: { ...PHOTO, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'photo.png'));
  try {
    const headers = { authorization };
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    return { status: answer.status, id: idIn(await answer.text()) };
  } catch {
    return { status: 0, id: 0 };
  }
}

function idIn(text: string): number {
  return text === '' ? 0 : (JSON.parse(text).id ?? 0);
}
