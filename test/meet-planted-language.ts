// Runs in the copy that `planted-language.test.ts` planted a language into; prints where it appears.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { createApp } from '#app.ts';
import { matchColumns } from '#features/import/rows/columns.ts';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { publicServicesOf } from '#features/listings/public-listings.server.ts';
import { insertCity } from '#test/factories.ts';
import { parsePage } from '#test/read-page.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';

const [tag = '', heading = '', title = '', name = ''] = process.argv.slice(2);
const FOLDER = join(import.meta.dirname, '..');

// Nothing is built here; without the folder the server would warn.
mkdirSync(join(FOLDER, 'build/client'), { recursive: true });
await using app = await createTestApp({}, await openTestDatabase('sqlite'));
const staff = await createStaffClient(app);
const cityID = await insertCity(app.db);
const [city] = (await staff.get('/api/City')).body;
await staff.put('/api/City', {
  id: cityID,
  name: 'Jalandhar',
  stateId: city.stateId,
  names: { [tag]: name },
});
const { body: created } = await staff.post('/api/Property', {
  ...{ title: 'Kothi', description: 'New.', neighbourhood: 'Bazaar', price: 4_500_000, cityID },
  ...{ propertyType: HOUSE, house: { type: 2, totalArea: 1250 } },
  translations: { [tag]: { title } },
});
const { body: read } = await staff.get(`/api/Property/${created.id}`);
const search = async (text: string): Promise<number> =>
  (await staff.post('/api/Property/filtered-properties', { text })).body.totalCount;
const headers = { authorization: `Bearer ${staff.token}` };
const exported = await (await app.fetch('/api/Export', { headers })).text();
const column = `title_${tag}`;
const { fields } = matchColumns([heading], new Map());

const vite = await createServer({
  root: FOLDER,
  cacheDir: join(FOLDER, '.vite'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
const { createPages } = await vite.ssrLoadModule('./src/pages.server.ts');
const built = createPages(publicServicesOf(app.services));
const site = createApp(app.services, built.answer);
const visit = async (path: string): Promise<string> =>
  (await site.fetch(new Request(new URL(path, app.services.siteUrl)))).text();
const address = `/property-details/${read.slug}`;
const page = parsePage(await visit(`/${tag}${address}`));
const home = parsePage(await visit(`/${tag}/home`));
const pages = await visit('/sitemaps/pages.xml');
await vite.close();

console.log(
  JSON.stringify({
    read: read.translations,
    found: [await search(title), await search(name)],
    exported: exported.includes(column) && exported.includes(title),
    imported: [...fields.keys()],
    page: [page.find('html').attribute('lang'), page.find('h1').text],
    home: home.find('h1').text,
    alternate: page
      .all('head link[rel="alternate"]')
      .filter((link) => link.attribute('hreflang')?.startsWith(tag))
      .map((link) => link.attribute('href')),
    offered: page.all('nav a[hreflang]').map((link) => `${link.text} ${link.attribute('href')}`),
    sitemap: pages.includes(`${app.services.siteUrl}/${tag}/home<`),
  }),
);
