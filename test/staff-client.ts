import { beginSession } from '#features/accounts/session.server.ts';
import { insertStaff } from '#features/accounts/staff-store.server.ts';
import type { Role } from '#platform/http/permission.ts';
import type { TestApp } from './test-app.ts';

/** A JSON client of the API, logged in as a new staff account. */
export async function createStaffClient(
  app: Pick<TestApp, 'db' | 'services' | 'fetch'>,
  userName = 'simran',
  role?: Role,
) {
  const hash = 'nobody logs in with this';
  const staff = await insertStaff(app.db, userName, hash, app.services.now(), role);
  if (staff === undefined) throw new Error(`There is already a staff account ${userName}.`);
  const { token } = await beginSession(app.services, staff);

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  /** For many at once: a server that is busy refuses some of them. */
  const postUntilAnswered = async (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => {
    let answer = await send('POST', path, body, headers);
    while (answer.status === 503) answer = await send('POST', path, body, headers);
    return answer;
  };
  return {
    staff,
    token,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    postUntilAnswered,
    put: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('PUT', path, body, headers),
    delete: (path: string, body?: unknown, headers?: Record<string, string>) =>
      send('DELETE', path, body, headers),
  };
}
