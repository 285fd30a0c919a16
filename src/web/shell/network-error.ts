/** How Chromium, Firefox and Safari name a request that brought no answer. `TypeError` alone may as well be a mistake of ours. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;

/** Whether an error says that the server was not reached, rather than that it failed. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}
