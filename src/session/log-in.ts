import { apiFetch } from './api-fetch.ts';
import { endSession, setSession } from './session.ts';

/** How an attempt ended: '' when the session has begun, else the sentence that the person who tried is shown. */
export type LogInRefusal = string;

export const WRONG_PASSWORD = 'wrong User/pwd';
const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const UNAVAILABLE = 'The server cannot log you in at the moment. Please try again in a minute.';

/** Asks for a session with a name and a password, and begins it. */
export async function logIn(userName: string, password: string): Promise<LogInRefusal> {
  const body = JSON.stringify({ userName, password });
  const headers = { 'Content-Type': 'application/json' };
  return begin('/api/Acount/authenticate', { method: 'POST', headers, body });
}

/** Asks for a fresh token for the session that still lasts. */
export async function renewSession(): Promise<LogInRefusal> {
  const said = await begin('/api/Acount/renew', { method: 'POST' });
  if (said !== WRONG_PASSWORD) return said;
  endSession();
  return '';
}

async function begin(path: string, init: RequestInit): Promise<LogInRefusal> {
  const response = await apiFetch(path, init).catch(() => undefined);
  if (response === undefined) return UNREACHABLE;
  if (response.status === 429) return tooMany(response.headers.get('Retry-After'));
  if (response.status === 400 || response.status === 401) return WRONG_PASSWORD;
  const login: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isLogin(login)) return UNAVAILABLE;
  setSession(login, Date.parse(response.headers.get('Date') ?? '') || Date.now());
  return '';
}

function isLogin(value: unknown): value is { userName: string; token: string } {
  if (typeof value !== 'object' || value === null || !('userName' in value) || !('token' in value))
    return false;
  return typeof value.userName === 'string' && typeof value.token === 'string';
}

/** `Retry-After` in seconds, as the person at the screen counts time. */
export function tooMany(retryAfter: string | null): string {
  const seconds = Number(retryAfter) || 60;
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return `Too many attempts. Please try again in ${wait}.`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
