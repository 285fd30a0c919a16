import { apiFetch } from './api-fetch.ts';
import { endSession, setSession } from './session.ts';

/** '' for success, else the message to show. */
export type LogInRefusal = string;

export const WRONG_PASSWORD = 'wrong User/pwd';
export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
export const UNAVAILABLE =
  'The server cannot log you in at the moment. Please try again in a minute.';
const OTHER_ACCOUNT = 'This passkey belongs to another account.';

export async function logIn(userName: string, password: string): Promise<LogInRefusal> {
  return requestSession('/api/Acount/authenticate', jsonPost({ userName, password }));
}

/** Replaces the token of the current session by a fresh one. */
export async function renewSession(): Promise<LogInRefusal> {
  const refusal = await requestSession('/api/Acount/renew', { method: 'POST' });
  if (refusal !== WRONG_PASSWORD) return refusal;
  endSession();
  return '';
}

export function jsonPost(body: object): RequestInit {
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** With `userName` only a session of that account is begun. */
export async function requestSession(
  path: string,
  init: RequestInit,
  userName?: string,
): Promise<LogInRefusal> {
  const response = await apiFetch(path, init).catch(() => undefined);
  if (response === undefined) return UNREACHABLE;
  if (response.status === 429) return tooMany(response.headers.get('Retry-After'));
  if (response.status === 400 || response.status === 401) return WRONG_PASSWORD;
  const login: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isLogin(login)) return UNAVAILABLE;
  if (userName !== undefined && login.userName !== userName) return OTHER_ACCOUNT;
  setSession(login, Date.parse(response.headers.get('Date') ?? '') || Date.now());
  return '';
}

function isLogin(value: unknown): value is { userName: string; token: string } {
  if (typeof value !== 'object' || value === null || !('userName' in value) || !('token' in value))
    return false;
  return typeof value.userName === 'string' && typeof value.token === 'string';
}

/** The message for a `Retry-After` header in seconds. */
export function tooMany(retryAfter: string | null): string {
  const seconds = Number(retryAfter) || 60;
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return `Too many attempts. Please try again in ${wait}.`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
