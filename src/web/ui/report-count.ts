/**
 * Reports something that is only counted; the beacon outlives the page.
 * Pages carry a copy of it as text: it must not use anything outside its body.
 */
export function reportCount(path: string, body: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

const reported = new Set<string>();

/** As `reportCount`, once while the page is open, however often somebody comes back to it. */
export function reportOnce(path: string, body: object): void {
  const key = path + JSON.stringify(body);
  if (reported.has(key)) return;
  reported.add(key);
  reportCount(path, body);
}
