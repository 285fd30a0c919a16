/** The first view still renders, and its photos are fetched. */
const PAUSE_MS = 1000;
/** A slow phone renders its first view for longer than the pause. */
const BUSY_MS = 10_000;

const waiting: (() => Promise<void>)[] = [];
let isStarted = false;

/** Runs `work` when the page has been shown and the browser has nothing else to do. */
export function fetchWhenIdle(work: () => Promise<void>): void {
  waiting.push(work);
  if (isStarted) setTimeout(runNext, PAUSE_MS);
}

/** Called once a page is shown. One after the other: what somebody presses meanwhile goes first. */
export function startIdleFetches(): void {
  if (isStarted) return;
  isStarted = true;
  setTimeout(runNext, PAUSE_MS);
}

function runNext(): void {
  const work = waiting.shift();
  if (work === undefined) return;
  whenIdle(() => void work().then(runNext));
}

/** Runs `work` on whatever page, after its first view. */
export function runAfterFirstView(work: () => void): void {
  setTimeout(() => whenIdle(work), PAUSE_MS);
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: BUSY_MS });
  else setTimeout(work);
}
