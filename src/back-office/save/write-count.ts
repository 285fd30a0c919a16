let writes = 0;

/** How many writes this tab has asked for: what was read before the last of them may be out of date. */
export function writeCount(): number {
  return writes;
}

export function countWrite(): void {
  writes += 1;
}
