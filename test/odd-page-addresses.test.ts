import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { insertListing } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';
import { publicRoutes } from '#web/routes.ts';

/** Control characters, line separators, a byte order mark, halves of pairs: none of them is a word. */
const ODD = [
  ...['%00', '%09', '%0A', '%0D', '%0D%0ASet-Cookie%3A%20a%3Db', '%1B', '%7F', '%C2%85'],
  ...['%E2%80%A8%3C%2Fscript%3E', '%E2%80%A9', '%EF%BB%BFx', '%EF%BF%BE', '%ED%A0%80', '%ED%B0%80'],
];

test('an address that means nothing is not found, whatever characters it is made of', async () => {
  await using site = await createTestSite();

  for (const odd of ODD) {
    const inOtherLanguages = OTHER_LANGUAGES.map((code) => addressIn(code, `/${odd}`));
    for (const address of [`/${odd}`, `/home/a${odd}b`, `/home${odd}.data`, ...inOtherLanguages])
      assert.equal((await site.get(address)).status, 404, address);
  }
});

test('no public page fails over the characters of its path or its query', async () => {
  await using site = await createTestSite();
  await insertListing(site.app.db);
  const slugs = publicRoutes.filter(({ path }) => path.includes(':'));
  const queries = ['text', 'loc', 'ids', 'more'].map((name) =>
    ODD.map((odd) => `${name}=${odd}`).join('&'),
  );
  const addresses = [
    ...slugs.flatMap(({ path }) => ODD.map((odd) => path.replace(/:\w+/, `a${odd}-1`))),
    ...publicRoutes.flatMap(({ path }) =>
      [...queries, ODD[4]].map((query) => `${path.replace(/:\w+|\*/, 'a-1')}?${query}`),
    ),
  ];

  for (const address of addresses) assert.ok((await site.get(address)).status < 500, address);
});
