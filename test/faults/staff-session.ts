import { ask } from '#bench/attack/ask.ts';
import { STAFF } from './faulty-product.ts';

export interface Session {
  readonly authorization: string;
  readonly cityID: number;
}

/** Logs in and adds the places that a listing needs. */
export async function openSession(port: number): Promise<Session> {
  const { token } = await post(port, '/api/Acount/authenticate', STAFF, '');
  const authorization = `Bearer ${token}`;
  const add = async (path: string, body: object) =>
    (await post(port, path, body, authorization)).id;
  const countryId = await add('/api/Country', { name: 'India' });
  const stateId = await add('/api/State', { name: 'Punjab', countryId });
  return { authorization, cityID: await add('/api/City', { name: 'Jalandhar', stateId }) };
}

async function post(
  port: number,
  path: string,
  body: object,
  Authorization: string,
): Promise<{ id: number; token: string }> {
  const headers = Authorization === '' ? {} : { Authorization };
  const { status, text } = await ask(port, { method: 'POST', path, body, headers });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}
