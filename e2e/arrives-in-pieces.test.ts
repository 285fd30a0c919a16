import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

/** What comes after one of these in its row can move it. */
const END_OF_PIECE = /(?<=<\/(?:a|button|h\d|label|select)>)/;

/** Sends the body of a page in pieces, with a frame or more between them, as a slow connection does. */
async function sendInPieces(page: string, response: ServerResponse): Promise<void> {
  const body = page.indexOf('<body');
  response.write(page.slice(0, body));
  for (const piece of page.slice(body).split(END_OF_PIECE)) {
    response.write(piece);
    await setTimeout(20);
  }
  response.end();
}

/** The site behind a slow connection. */
function slowConnection(origin: string): Server {
  return createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(origin);
    const headers = {
      ...incoming.headers,
      host: `${hostname}:${port}`,
      'accept-encoding': 'identity',
    };
    const { method, url: path } = incoming;
    // Without an agent: the site may be closing a connection that is used again.
    const to = { hostname, port, method, path, headers, agent: false };
    const forwarded = request(to, (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing);
      const received: Buffer[] = [];
      answer.on('data', (part: Buffer) => received.push(part));
      return answer.on('end', () => sendInPieces(Buffer.concat(received).toString(), outgoing));
    });
    incoming.pipe(forwarded);
  });
}

const test = base.extend<{ slowOrigin: string }>({
  slowOrigin: async ({ baseURL }, use) => {
    const server = slowConnection(baseURL ?? '').listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    await use(`http://127.0.0.1:${address.port}`);
    server.close();
    server.closeAllConnections();
  },
});

/** An icon moves by some pixels when the word beside it comes with the next piece. */
const BESIDE_AN_ICON = 0.0005;
/** On wide screens the texts of a row are centred, and come with several pieces. */
const CENTRED_ROWS = 0.005;

const PAGES = {
  '/home': BESIDE_AN_ICON,
  '/saved': BESIDE_AN_ICON,
  '/enquire/sell': BESIDE_AN_ICON,
  '/explore-properties/all': CENTRED_ROWS,
};

async function expectMoved(page: Page, most: number): Promise<void> {
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(most);
}

for (const [address, most] of Object.entries(PAGES))
  test(`nothing moves while ${address} arrives in pieces`, { tag: '@both-widths' }, async ({
    page,
    slowOrigin,
  }) => {
    await watchLayoutShifts(page);
    await page.goto(slowOrigin + address);
    await expectMoved(page, most);
  });

test('nothing moves while the page of a listing arrives in pieces', {
  tag: '@both-widths',
}, async ({ page, slowOrigin, insertListing }) => {
  const { slug } = await insertListing();
  await watchLayoutShifts(page);
  await page.goto(`${slowOrigin}/property-details/${slug}`);
  await expectMoved(page, BESIDE_AN_ICON);
});
