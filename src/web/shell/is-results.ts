/** Whether an English address is that of results; those have a search line and a row of their own. */
export function isResults(pathname: string): boolean {
  return /^\/explore-properties\//i.test(pathname);
}
