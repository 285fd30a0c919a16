/** Messages of Chromium, Firefox and Safari. Our own bugs throw `TypeError` too. */
const FETCH_FAILED = /failed to fetch|networkerror|load failed/i;

/** Whether the server could not be reached, as opposed to an error in our code. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && FETCH_FAILED.test(error.message);
}
