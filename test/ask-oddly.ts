import fc from 'fast-check';
import { hashPassword } from '#features/accounts/password.server.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { type OddRequest, oddRequests } from '#test/odd-requests.ts';
import { createStaffClient } from '#test/staff-client.ts';
import type { TestApp } from '#test/test-app.ts';

/** A stack, a path of this machine, a query, an error of a database. */
const INTERNALS =
  /\n\s+at |node_modules|file:\/\/|\/src\/|\.server\.ts|SQLITE|ERR_[A-Z]|\bselect\b.+\bfrom\b/;

export interface OddAnswers {
  readonly asked: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly faults: readonly string[];
}

/** Sends so many odd requests as staff. Some of them end the session, and the next has another. */
export async function askOddly(
  app: TestApp,
  { inputs, seed = 1 }: { inputs: number; seed?: number },
): Promise<OddAnswers> {
  const described = await (await app.fetch('/api/openapi.json')).json();
  const city_id = await insertCity(app.db);
  for (const property_type of [100, 200, 300, 400])
    await insertListing(app.db, { property_type, city_id });
  const password_hash = await hashPassword('Kestrel-harbour-7319');
  const enter = async (userName: string) => {
    const { token } = await createStaffClient(app, userName);
    await app.db.updateTable('staff').set({ password_hash }).execute();
    return token;
  };
  let token = await enter('simran');
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  for (const request of fc.sample(oddRequests(described), { numRuns: inputs, seed })) {
    const answer = await send(app, token, request);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 401 && request.headers.authorization === undefined)
      token = await enter(`simran ${statuses[401]}`);
    const fault = faultOf(answer);
    if (fault !== undefined) faults.push(`${inWords(request)}: ${fault}`);
  }
  return { asked: inputs, statuses, faults };
}

async function send({ fetch }: TestApp, token: string, request: OddRequest) {
  const { method, path, headers, body } = request;
  const sent = { authorization: `Bearer ${token}`, ...headers };
  try {
    const init = { method, headers: sent, ...(body && { body: new Uint8Array(body) }) };
    const response = await fetch(path, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

function faultOf({ status, text }: { status: number; text: string }): string | undefined {
  if (status === 0 || status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  if (status < 400) return undefined;
  const internal = INTERNALS.exec(text);
  return internal === null ? undefined : `tells ${JSON.stringify(internal[0])}`;
}

function inWords({ method, path, headers, body }: OddRequest): string {
  const bytes = Buffer.from(body ?? []).toString('latin1');
  return `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(bytes.slice(0, 300))}`;
}
