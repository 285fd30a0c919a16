import { dataAddress, pageOfData } from '#platform/http/page-data-address.ts';

export interface Fetched<Page> {
  readonly page: Page;
  /** Where redirects led, root-relative. */
  readonly address: string;
}

/** The data of a page. Rejects when it cannot be had, and for a page that is not there. */
export async function fetchPage<Page>(
  address: string,
  signal?: AbortSignal,
): Promise<Fetched<Page>> {
  const { pathname, search } = new URL(address, location.href);
  const response = await fetch(dataAddress(pathname) + search, { signal: signal ?? null });
  if (!response.ok) throw new Error(`The page was answered with status ${response.status}.`);
  const page: Page = await response.json();
  const answered = new URL(response.url);
  return { page, address: pageOfData(answered.pathname) + answered.search };
}
