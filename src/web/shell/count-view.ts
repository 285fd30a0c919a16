import { apiFetch } from '#session/api-fetch.ts';

/** Longer than an overload usually takes; spread, so that browsers do not come back together. */
const RETRY_AFTER_MS = [2000, 8000, 30_000];

/** Counts a view of a page; sends it again while the server has no room for it. */
export async function countView(
  path: string,
  referrer: string,
  send: typeof apiFetch = apiFetch,
): Promise<void> {
  const body = JSON.stringify(referrer === '' ? { path } : { path, referrer });
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  };
  for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
    const response = await send('/api/PageView', request).catch(() => undefined);
    if (response?.status !== 503 || retryAfterMs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs * (1 + Math.random())));
  }
}
