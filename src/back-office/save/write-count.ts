let writes = 0;

/** How many writes this tab has sent: a list that was fetched before the last one may be stale. */
export function writeCount(): number {
  return writes;
}

export function countWrite(): void {
  writes += 1;
}
