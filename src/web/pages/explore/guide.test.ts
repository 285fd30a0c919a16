// Runs alone: it counts the statements of the whole process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLOT } from '#features/listings/listing-kind.ts';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import {
  formatFilters,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';
import { understoodQuery } from '#features/listings/understand/understood-query.server.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { countStatements } from '#test/count-statements.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { searchGuide } from './guide.server.ts';

const guide = async (
  asked: Partial<SearchFilters>,
  totalCount = 0,
  language: Language = 'en',
  unused: readonly string[] = [],
) => {
  const database = await openTestDatabase();
  const { db } = database;
  const city = await insertCity(db, { name: 'Nakodar' });
  const plot = { city_id: city, property_type: PLOT, total_area: 1000 };
  await insertListing(db, { ...plot, price: 5_000_000, plot_type: 1 });
  await insertListing(db, { ...plot, price: 9_000_000, plot_type: 1 });
  await insertListing(db, { ...plot, price: 5_000_000, plot_type: 2 });
  const place = { id: city, slug: 'Nakodar-Punjab', name: 'Nakodar', stateName: 'Punjab' };
  const filters = { ...NO_FILTERS, propertyType: PLOT, location: city, ...asked };
  try {
    const reads = publicDbOf(database, () => TEST_NOW);
    const found = await searchGuide(
      reads,
      { filters, place, totalCount, isTextCut: false, unused },
      language,
    );
    const askedAgain = await understoodQuery(reads, new URLSearchParams({ q: found.asked }));
    return { ...found, filters, askedAgain };
  } finally {
    await database.close();
  }
};
const budgetOf = (address = '') => new URL(address, 'http://site.test').searchParams;

test('without results, the filter that costs most is offered to go, with its count', async () => {
  const { instead } = await guide({ plotType: 1, maxBudget: 4_000_000 });

  assert.equal(instead?.text, 'Without “Under 40 lakh”: 2 plots');
  assert.equal(budgetOf(instead?.address).has('maxBudget'), false);
});

test('words that were typed stand in one pair of quotes', async () => {
  const { instead } = await guide({ text: 'zzzz' });
  assert.equal(instead?.text, 'Without “zzzz”: 3 plots');
});

test('place and kind go only where no filter helps', async () => {
  const { instead } = await guide({ location: 999, plotType: 1 });
  assert.equal(instead?.text, 'Without “Nakodar”: 2 plots');
});

test('nothing is offered where one filter less finds nothing', async () => {
  assert.equal(
    (await guide({ text: 'xyzzy', maxBudget: 4_000_000, plotType: 3 })).instead,
    undefined,
  );
});

test('words that no listing has are not searched again for each filter', async (context) => {
  const counted = countStatements(context);
  const statements = async (asked: Partial<SearchFilters>) => {
    const before = counted();
    await guide({ text: 'xyzzy', ...asked });
    return counted() - before;
  };
  const few = await statements({});
  const many = await statements({ maxBudget: 9_000_000, plotType: 1, minArea: 1, noOfRooms: 2 });
  assert.ok(many <= few, `${many} statements, ${few} without filters`);
});

test('words that cost most are quoted once', async () => {
  const { instead } = await guide({ text: 'xyzzy' });
  assert.equal(instead?.text, 'Without “xyzzy”: 3 plots');
});

test('says what was typed and is not searched, and why', async () => {
  const { notes, chips } = await guide({}, 3, 'en', ['kiraye te', 'not corner']);
  assert.deepEqual(notes, ['Nothing here is for rent, only for sale.']);
  const quiet = chips.filter(({ isQuiet }) => isQuiet);
  assert.deepEqual(
    quiet.map(({ label, address }) => [label, budgetOf(address).getAll('unused')]),
    [
      ['not used: kiraye te', ['not corner']],
      ['not used: not corner', ['kiraye te']],
    ],
  );
  // They stay when another part is removed.
  assert.deepEqual(budgetOf(chips[0]?.address).getAll('unused'), ['kiraye te', 'not corner']);
  for (const [language, label] of [
    ['pa', 'ਨਹੀਂ ਵਰਤਿਆ: ਠੇਕੇ ਤੇ'],
    ['hi', 'इस्तेमाल नहीं हुआ: ਠੇਕੇ ਤੇ'],
  ] as const)
    assert.equal((await guide({}, 3, language, ['ਠੇਕੇ ਤੇ'])).chips.at(-1)?.label, label);
});

test('with results nothing is counted', async () => {
  assert.equal((await guide({ maxBudget: 4_000_000 }, 3)).instead, undefined);
});

test('a budget below 1,000 may mean lakhs', async () => {
  const { meant } = await guide({ maxBudget: 45 }, 3);

  assert.equal(meant[0]?.text, 'Did you mean 45 lakh?');
  assert.equal(budgetOf(meant[0]?.address).get('maxBudget'), '4500000');
  const both = await guide({ minBudget: 45, maxBudget: 60 }, 3);
  assert.equal(both.meant[0]?.text, 'Did you mean 45 lakh – 60 lakh?');
  assert.deepEqual((await guide({ maxBudget: 1000 }, 3)).meant, []);
});

test('a number alone may mean lakhs or marlas', async () => {
  for (const [text, ...meant] of [
    ['45', '45 lakh q='],
    ['corner 45', '45 lakh q=corner'],
    ['੪੫', '45 lakh q='],
    ['8', '8 marla q='],
    ['12', '12 marla q=', '12 lakh q='],
    ['phase 45'],
    ['45 60'],
    ['1258'],
    ['0'],
    ['1e2'],
  ] as const) {
    const found = await guide({ text }, 0);
    assert.deepEqual(
      found.meant.map(
        ({ text, address }) =>
          `${text.replace(/^Did you mean (.*)\?$/, '$1')} q=${budgetOf(address).get('q') ?? ''}`,
      ),
      meant,
      text,
    );
  }
  assert.deepEqual((await guide({ text: '45', maxBudget: 5_000_000 })).meant, []);
});

test('says that a place is not served, and offers the nearest', async () => {
  const { notes, meant } = await guide({ text: 'Jagraon', location: 0 });
  assert.deepEqual(notes, ['We have no listings in “Jagraon”.']);
  assert.deepEqual(
    meant.map(({ text }) => text),
    ['Nearest to it: Nakodar, 3 plots'],
  );
  assert.match(meant[0]?.address ?? '', /Plots-for-sale-in-Nakodar-Punjab\?loc=\d+&type=200$/);
  for (const text of ['ਲੁਧਿਆਣਾ', 'haryana', 'दिल्ली']) {
    const found = await guide({ text, location: 0 });
    assert.deepEqual(found.meant, []);
    assert.equal(found.notes[0], `We have no listings in “${text}”.`);
  }
  for (const text of ['jagraon road', 'moga wala', 'nakodar']) {
    const found = await guide({ text, location: 0 });
    assert.equal(found.notes.length, text === 'moga wala' ? 2 : 1, text);
  }
});

test('words that listings have are searched, and not called misunderstood', async () => {
  for (const text of ['urban estate', 'corner', 'ਕੋਨੇ'])
    assert.deepEqual((await guide({ text }, 3)).notes, [
      `Showing listings that mention “${text}”.`,
    ]);
});

test('what finds nothing is not said to be shown', async () => {
  const { notes } = await guide({ text: 'xyzzy' });
  assert.deepEqual(notes, [
    '“xyzzy” was not understood as a filter, and searching for these words finds nothing.',
  ]);
});

for (const language of LANGUAGE_CODES)
  test(`the box, asked what it says of a search, searches the same: ${language}`, async () => {
    for (const asked of [
      {},
      { maxBudget: 4_500_000 },
      { minBudget: 2_000_000, maxBudget: 12_500_000, facing: 3 },
      { minArea: 10, maxArea: 10, areaUnit: 'marla', maxBudget: 4_500_000 },
      { plotType: 1, minArea: 2, areaUnit: 'kanal', text: 'gulmohar' },
    ] as const) {
      const { filters, askedAgain } = await guide(asked, 3, language);
      assert.equal(String(askedAgain), String(formatFilters(filters)), JSON.stringify(asked));
    }
  });

test('the box leaves out what it would not understand, and no words', async () => {
  assert.equal((await guide({ text: 'a house by the canal' }, 3)).asked.endsWith('canal'), true);
  assert.equal(
    (await guide({ minTotalArea: 1000, maxBudget: 4_500_000 }, 3)).asked,
    'Nakodar Plot Under 45 lakh',
  );
});
