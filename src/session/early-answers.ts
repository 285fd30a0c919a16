declare global {
  interface Window {
    /** By address, what `startEarlyRequests` asked for; undefined where the network failed. */
    earlyAnswers?: Map<string, Promise<Response | undefined>>;
  }
}

/** Later, a page asks anew. */
const LIFETIME_MS = 30_000;

/**
 * Asks the API before the scripts of a page have been read. Pages carry a copy of it as text: it
 * must not use anything outside its body.
 */
export function startEarlyRequests(sessionKey: string, addresses: readonly string[]): void {
  try {
    const session: Partial<Record<string, unknown>> = JSON.parse(
      sessionStorage.getItem(sessionKey) ?? '{}',
    );
    if (!(Number(session.endsAt) > Date.now())) return;
    const headers = { Authorization: `Bearer ${session.token}` };
    window.earlyAnswers = new Map(
      addresses.map((address) => [address, fetch(address, { headers }).catch(() => undefined)]),
    );
  } catch {
    // Without storage there is no session.
  }
}

/** The answer to an early request, once; undefined if there is none, or when `signal` gives up. */
export async function takeEarlyAnswer(
  address: string,
  signal?: AbortSignal | null,
): Promise<Response | undefined> {
  if (typeof window === 'undefined' || performance.now() > LIFETIME_MS) return undefined;
  const answer = window.earlyAnswers?.get(address);
  window.earlyAnswers?.delete(address);
  const givenUp = new Promise<undefined>((resolve) =>
    signal?.addEventListener('abort', () => resolve(undefined)),
  );
  return answer && Promise.race([answer, givenUp]);
}
