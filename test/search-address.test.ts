import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';

test('leads from the search box to the explore page with what was understood', async () => {
  await using site = await createTestSite();
  const city = await insertCity(site.app.db, { name: 'Nakodar', name_pa: 'ਨਕੋਦਰ' });
  const explore = '/explore-properties';
  const place = `${explore}/Plots-for-sale-in-Nakodar-Punjab`;

  for (const [address, location] of [
    [
      `${explore}/search?q=corner+plot+nakodar+under+20+lakh`,
      `${place}?q=corner&loc=${city}&type=200&maxBudget=2000000`,
    ],
    [`/pa${explore}/search?q=plot+ਨਕੋਦਰ`, `/pa${place}?loc=${city}&type=200`],
    [`/hi${explore}/search?q=asdfgh`, `/hi${explore}/properties-for-sale?q=asdfgh`],
    [`${explore}/search`, `${explore}/properties-for-sale`],
    [
      `${explore}/search?q=5+marla&type=200`,
      `${explore}/Plots-for-sale?type=200&minArea=5&maxArea=5&areaUnit=marla`,
    ],
    [
      `${explore}/search?q=${'x'.repeat(300)}`,
      `${explore}/properties-for-sale?q=${'x'.repeat(200)}`,
    ],
  ] as const) {
    const answer = await site.get(address);
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, location], address);
    assert.equal((await site.get(location)).status, 200, location);
  }
});

test('says on the page that a typed text was cut, also where the rest was understood', async () => {
  await using site = await createTestSite();
  const notes = {
    '': 'Only the first 200 characters of a text are searched.',
    '/pa': 'ਖੋਜ ਵਿੱਚ ਲਿਖਤ ਦੇ ਸਿਰਫ਼ ਪਹਿਲੇ 200 ਅੱਖਰ ਵਰਤੇ ਜਾਂਦੇ ਹਨ।',
    '/hi': 'खोज में लिखी बात के केवल पहले 200 अक्षर इस्तेमाल होते हैं।',
  };
  const typed = `plot under 20 lakh ${'canal '.repeat(50)}`;
  for (const [prefix, note] of Object.entries(notes)) {
    const explore = `${prefix}/explore-properties`;
    const found = await site.get(`${explore}/search?${new URLSearchParams({ q: typed })}`);
    const location = found.headers.get('location') ?? '';
    assert.match(location, /maxBudget=2000000&cut=1$/);
    for (const address of [location, `${explore}/any?q=${typed}`, `${explore}/any?cut=1`])
      assert.ok((await (await site.get(address)).text()).includes(note), address);
    assert.ok(!(await (await site.get(`${explore}/any?q=canal`)).text()).includes(note));
  }
});

test('says that a range is none, in every language, and finds nothing', async () => {
  await using site = await createTestSite();
  await insertListing(site.app.db, { total_area: 1500 });
  const errors = {
    '': ['Maximum Budget should be greater than Minimum Budget', 'Maximum Area should be'],
    '/pa': ['ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ ਘੱਟੋ-ਘੱਟ ਬਜਟ ਨਾਲੋਂ', 'ਵੱਧ ਤੋਂ ਵੱਧ ਰਕਬਾ ਘੱਟੋ-ਘੱਟ ਰਕਬੇ ਨਾਲੋਂ'],
    '/hi': ['ज़्यादा से ज़्यादा बजट, कम से', 'ज़्यादा से ज़्यादा क्षेत्रफल, कम से'],
  };
  for (const [prefix, [budget = '', area = '']] of Object.entries(errors))
    for (const [query, error] of [
      ['minBudget=5000000&maxBudget=1000000', budget],
      ['minArea=10&maxArea=5&areaUnit=marla', area],
      ['minTotalArea=500&maxTotalArea=100', area],
      ['type=200&minArea=1&maxArea=0.25&areaUnit=kanal', area],
    ] as const) {
      const answer = await site.get(`${prefix}/explore-properties/any?${query}`);
      const page = await answer.text();
      assert.match(page, new RegExp(`role="alert"[^>]*><p>${error}`), prefix + query);
      assert.match(page, />0<\/span>/);
    }
  const plain = await (await site.get('/explore-properties/any?minArea=1&maxArea=5')).text();
  assert.doesNotMatch(plain, /role="alert"/);
});
