// Runs alone: its hook would run for all files of the process.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { htmlFaults } from './html-faults.ts';
import { createPublicSite, PUBLIC_PAGES } from './public-pages.ts';

const STAFF_PAGES = {
  '/country': 'Country List',
  '/state': 'State List',
  '/city': 'City List',
  '/property': 'Property List',
};

let site: Awaited<ReturnType<typeof createPublicSite>>;

before(async () => {
  site = await createPublicSite();
});

after(() => site[Symbol.asyncDispose]());

for (const [what, address] of Object.entries(PUBLIC_PAGES))
  for (const language of LANGUAGE_CODES)
    test(`${what} is valid HTML in ${language}`, async () => {
      const { html } = await site.visit(addressIn(language, address));

      assert.ok(html.includes(`<html lang="${language}-IN"`));
      assert.deepEqual(await htmlFaults(html), []);
    });

test('the log-in is valid HTML', async () => {
  const { html } = await site.visit('/login');

  assert.deepEqual(await htmlFaults(html), []);
});

for (const [address, heading] of Object.entries(STAFF_PAGES))
  test(`${address} is valid HTML, and empty for strangers`, async () => {
    const { html, page } = await site.visit(address);

    assert.deepEqual(await htmlFaults(html), []);
    assert.equal(page.find('h1').text, heading);
    assert.equal(page.all('td').length, 0);
  });

test('finds what is no HTML', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><ul><p>1</p></ul></body></html>';

  assert.deepEqual(await htmlFaults(html), [
    'element-permitted-content: <p> element is not permitted as content under <ul> (html > body > ul > p)',
  ]);
});
