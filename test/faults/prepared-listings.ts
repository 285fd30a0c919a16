import { startFaulty } from './faulty-product.ts';
import type { ListingJournal } from './journal.ts';
import { openSession } from './staff-session.ts';
import { writeListing } from './write-load.ts';

/** Fills a new data folder with listings and photos through a server that is then stopped. */
export async function prepareListings(data: string, count: number): Promise<ListingJournal[]> {
  const server = await startFaulty(data);
  const { port } = server;
  const session = await openSession(port);
  const journals: ListingJournal[] = [];
  const { signal } = new AbortController();
  for (let listing = 0; listing < count; listing += 1)
    await writeListing({ port, session, journals, position: () => 0, signal });
  await server.stop();
  return journals;
}
