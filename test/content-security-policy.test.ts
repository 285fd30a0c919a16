import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSource } from '#platform/http/inline-sources.server.ts';
import { insertListing, insertPhoto } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';

const SEARCH = '/explore-properties/properties-for-sale';
const PAGES = [
  '/home',
  '/about',
  '/privacy-policy',
  '/login',
  SEARCH,
  '/property',
  '/no-such-page',
];

function policyOf({ headers }: Response): string {
  return headers.get('content-security-policy') ?? '';
}

function hashesIn(policy: string, directive: string): string[] {
  const sources = new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '';
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
}

async function expectHashes(response: Response, address: string) {
  const html = await response.text();
  const policy = policyOf(response);
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"| src=/.test(attributes))
    .map(([, , code = '']) => hashSource(code));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) =>
    hashSource(css),
  );

  assert.deepEqual(hashesIn(policy, 'script-src').sort(), [...new Set(scripts)].sort(), address);
  assert.deepEqual(
    styles.filter((hash) => !hashesIn(policy, 'style-src').includes(hash)),
    [],
    address,
  );
  assert.doesNotMatch(policy, /unsafe|nonce/, address);
  assert.doesNotMatch(html, /<[^>]* (?:nonce|style|on\w+)="/, address);
  return { scripts, styles };
}

test('a page allows its own inline code by hash, and no other', async () => {
  await using site = await createTestSite();
  const { db } = site.app;
  const imageId = await insertPhoto(db);
  const id = await insertListing(db, { image_id: imageId, title: 'A < "b" </script> & c' });

  for (const address of [
    ...PAGES,
    `/property-details/a-b-script-c-${id}`,
    '/property-details/x-99',
  ]) {
    const { scripts, styles } = await expectHashes(await site.get(address), address);
    assert.ok(scripts.length >= 3 && styles.length === 1, address);
  }
  const docs = await expectHashes(await site.get('/api/docs'), '/api/docs');
  assert.equal(docs.styles.length, 1);

  await db.schema.alterTable('property').renameTo('property_away').execute();
  const failure = await site.get(`${SEARCH}?loc=1`);
  assert.equal(failure.status, 500);
  await expectHashes(failure, 'the page of an error');
});

test('answers that say no inline code allow none', async () => {
  await using site = await createTestSite();

  for (const address of ['/api/City', '/explore-properties', '/assets/none.js', '/sitemap.xml'])
    assert.match(
      policyOf(await site.get(address)),
      /script-src 'self'; style-src 'self';/,
      address,
    );
});

test('a kept page, a fresh one, HEAD and 304 carry the same policy', async () => {
  await using site = await createTestSite();
  await using other = await createTestSite();

  for (const address of ['/home', '/api/docs']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const get = (method: string, headers = {}) =>
        site.get(address, method, { 'accept-encoding': encoding, ...headers });
      const fresh = await get('GET');
      const etag = fresh.headers.get('etag') ?? '';
      const kept = await get('GET');
      const unchanged = await get('GET', { 'if-none-match': etag });
      const found = await site.ready.find('GET', address, {
        'accept-encoding': encoding,
        'if-none-match': etag,
      });
      const elsewhere = await other.get(address, 'GET', { 'accept-encoding': encoding });

      assert.deepEqual([unchanged.status, found?.status], [304, 304]);
      assert.match(policyOf(fresh), /'sha256-/);
      for (const answer of [kept, unchanged, elsewhere, await get('HEAD')])
        assert.equal(policyOf(answer), policyOf(fresh));
      assert.equal(found?.headers['content-security-policy'], policyOf(fresh));
      // Nothing in a page is drawn by lot, so that a server that starts again confirms it.
      assert.equal(elsewhere.headers.get('etag'), etag);
    }
  }
});

test('a page that is rendered first for HEAD keeps its policy', async () => {
  await using site = await createTestSite();
  const head = await site.get('/about', 'HEAD');

  assert.equal(policyOf(head), policyOf(await site.get('/about')));
  assert.match(policyOf(head), /script-src 'self' 'sha256-/);
});
