import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { createTestSite } from '#test/test-site.ts';

const PREFIXES = ['', '/pa', '/hi'];

async function createWithListings() {
  const site = await createTestSite();
  const { db } = site.app;
  const id = await insertListing(db, { title: 'Kothi', owner_contact: '9812345678' });
  const { city_id } = await db.selectFrom('property').select('city_id').executeTakeFirstOrThrow();
  for (const title of ['One more', 'Another', 'The third'])
    await insertListing(db, { title, city_id });
  const staff = await createStaffClient(site.app);
  const page = async (prefix = '', slug = `kothi-${id}`) => {
    const response = await site.get(`${prefix}/property-details/${slug}`);
    return { status: response.status, html: await response.text() };
  };
  return { ...site, id, staff, page };
}

test('a sold listing keeps its page for 90 days, without its price', async () => {
  await using site = await createWithListings();
  await site.staff.put(`/api/Property/${site.id}/status`, { status: 3 });

  for (const [prefix, sold] of [
    ['', 'Sold'],
    ['/pa', 'ਵਿਕ ਗਿਆ'],
    ['/hi', 'बिक गया'],
  ]) {
    const { status, html } = await site.page(prefix);
    assert.equal(status, 200);
    assert.ok(sold !== undefined && html.includes(`>${sold}<`), prefix);
    assert.match(html, /<meta name="robots" content="noindex/);
    assert.match(html, /schema\.org\/SoldOut/);
    assert.match(html, /Another/);
    const ownPart = html.slice(0, html.indexOf('aria-roledescription'));
    assert.doesNotMatch(ownPart, /4,500,000|45,00,000|"price":4500000/);
    assert.doesNotMatch(html, /9812345678/);
  }
});

test('what is said of a sold listing elsewhere names no price either', async () => {
  await using site = await createWithListings();
  await site.staff.put(`/api/Property/${site.id}/status`, { status: 3 });

  for (const [prefix, sold, onRequest] of [
    ['', 'Sold', 'Call for Price'],
    ['/pa', 'ਵਿਕ ਗਿਆ', 'ਕੀਮਤ ਲਈ'],
    ['/hi', 'बिक गया', 'कीमत के लिए'],
  ] as const) {
    const { html } = await site.page(prefix);
    const said = [...html.matchAll(/<meta [^>]*content="([^"]*)"|href="(https:\/\/wa\.me[^"]*)"/g)]
      .map(([, meta = '', link = '']) => meta + decodeURIComponent(link))
      .join('\n');
    assert.ok(said.includes(` · ${sold} · `), `${prefix} title of a forwarded link`);
    // Below the title, or below the line of facts, which says the area.
    assert.match(said, new RegExp(`( · |\n)${sold}\n`), `${prefix} message`);
    assert.ok(!said.includes(onRequest), prefix);
  }
});

test('the short address of what is gone leads to the page that says so', async () => {
  await using site = await createWithListings();
  const short = async () => {
    const { status, headers } = await site.get(`/p/${site.id}`);
    return [status, headers.get('location')];
  };

  await site.staff.put(`/api/Property/${site.id}/status`, { status: 3 });
  assert.deepEqual(await short(), [301, `/property-details/kothi-${site.id}`]);
  await site.staff.put(`/api/Property/${site.id}/status`, { status: 4 });
  assert.deepEqual(await short(), [302, `/property-details/${site.id}`]);
  assert.equal((await site.page('', String(site.id))).status, 410);
});

test('what visitors once saw is gone, and similar listings are offered', async () => {
  await using site = await createWithListings();
  const address = `/api/Property/${site.id}`;
  const isGone = async (why: string) => {
    for (const prefix of PREFIXES) {
      const { status, html } = await site.page(prefix);
      assert.equal(status, 410, why);
      assert.match(html, /Another/);
      assert.match(html, /<meta name="robots" content="noindex"/);
      assert.doesNotMatch(html, /Kothi/);
    }
  };

  await site.staff.put(`${address}/status`, { status: 4 });
  await isGone('withdrawn');
  await site.staff.put(`${address}/status`, { status: 1 });
  await site.staff.delete(address);
  await isGone('in the trash');
  await site.staff.delete(`${address}?forever=true`);
  await isGone('removed');
});

test('a sale long ago is gone', async () => {
  await using site = await createWithListings();
  const longAgo = new Date(TEST_NOW.getTime() - 91 * 24 * 60 * 60 * 1000).toISOString();
  await site.app.db
    .updateTable('property')
    .set({ status: 3, is_public: 0, status_changed_at: longAgo })
    .where('id', '=', site.id)
    .execute();

  assert.equal((await site.page()).status, 410);
});

test('what never was public is missing, and nothing says that it was sold', async () => {
  await using site = await createWithListings();
  await insertListing(site.app.db, { status: 5, is_public: 0, published_at: null, title: 'Draft' });

  for (const prefix of PREFIXES)
    for (const slug of [`draft-${site.id + 4}`, 'nothing-99999']) {
      const { status, html } = await site.page(prefix, slug);
      assert.equal(status, 404);
      assert.doesNotMatch(html.replace(/<script.*?<\/script>/gs, ''), /sold|ਵਿਕ ਗ|बिक ग/i);
    }
});

test('cards and the page say what is reduced, under deal and new', async () => {
  await using site = await createWithListings();
  const { db } = site.app;
  await db
    .updateTable('property')
    .set({ reduced_from: 5_000_000, reduced_at: TEST_NOW.toISOString() })
    .where('id', '=', site.id)
    .execute();
  await db
    .insertInto('price_change')
    .values({
      property_id: site.id,
      at: '2026-02-20T09:00:00.000Z',
      price_before: 5_000_000,
      price_after: 4_500_000,
    })
    .execute();

  const { html } = await site.page();

  assert.match(html, /before Rs\. 5,000,000/);
  for (const [prefix, words] of [
    ['', 'Reduced'],
    ['/pa', 'ਕੀਮਤ ਘਟੀ'],
    ['/hi', 'कीमत घटी'],
  ])
    assert.ok((await site.page(prefix)).html.includes(`>${words}<`), prefix);
  assert.match(html, /<time dateTime="2026-02-01"[^>]*>1 Feb 2026<\/time><span>Listed</);
  assert.match(html, /<time dateTime="2026-02-20"[^>]*>20 Feb 2026<\/time><span>Price reduced</);
  await site.staff.put(`/api/Property/${site.id}/status`, { status: 2 });
  const underDeal = (await site.page()).html;
  assert.match(underDeal, /schema\.org\/LimitedAvailability/);
  for (const [prefix, words] of [
    ['', 'Under Deal'],
    ['/pa', 'ਸੌਦਾ ਚੱਲ ਰਿਹਾ'],
    ['/hi', 'सौदा चल रहा'],
  ])
    assert.ok((await site.page(prefix)).html.includes(`>${words}<`), prefix);
  const home = await (await site.get('/home')).text();
  assert.match(home, />Under Deal</);
});
