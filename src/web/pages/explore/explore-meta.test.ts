import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { exploreMeta, searchTexts } from './explore-meta.server.ts';

const PLACE = { id: 3, slug: 'Nakodar-Punjab', name: 'Nakodar', stateName: 'Punjab' };
const AGENCY = 'DK Property';

const texts = (
  propertyType: number,
  place?: typeof PLACE,
  { language = 'en' as Language, totalCount = 5 } = {},
) =>
  searchTexts(
    { filters: { ...NO_FILTERS, propertyType }, place, totalCount },
    { agency: AGENCY, language },
  );

test('the heading names the kind, or Showing Results, and the place', () => {
  assert.equal(texts(0).heading, 'Showing Results');
  assert.equal(texts(0, PLACE).heading, 'Showing Results in Nakodar, Punjab');
  assert.equal(texts(300, PLACE).heading, 'Land in Nakodar, Punjab');
  assert.equal(texts(999).heading, 'Showing Results');
});

test('search engines read what is for sale where', () => {
  const { title, description, keywords } = texts(200);
  const where = 'Jalandhar and Hoshiarpur, Punjab';

  assert.equal(title, `Plots for sale in ${where} | ${AGENCY}`);
  assert.equal(
    description,
    `Plots for sale in ${where}: prices, areas and pictures of 5 listings, and the number to call.`,
  );
  assert.equal(
    keywords,
    `plots for sale in ${where}, plots ${where}, property in ${where}, Punjab real estate`,
  );
});

test('in Punjabi and Hindi the place comes first', () => {
  assert.equal(texts(200, PLACE, { language: 'pa' }).heading, 'Nakodar, Punjab ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ');
  assert.equal(texts(400, PLACE, { language: 'hi' }).heading, 'Nakodar, Punjab में बिकाऊ दुकानें');
  assert.match(texts(0, PLACE, { language: 'pa', totalCount: 1 }).description, /: 1 ਜਾਇਦਾਦ ਦੀ /);
});

const meta = (filters: object, language: Language = 'en') => {
  const search = {
    filters: { ...NO_FILTERS, location: 3, propertyType: 200, ...filters },
    place: PLACE,
    totalCount: 5,
  };
  const asked = '';
  const site = { url: 'https://example.test', name: AGENCY, phone: '9876543210', language, asked };
  return exploreMeta(search, searchTexts(search, { agency: AGENCY, language }), site);
};

test('every view of a place and kind has the same canonical address, and only the plain one is indexed', () => {
  const canonical =
    'https://example.test/explore-properties/Plots-for-sale-in-Nakodar-Punjab?loc=3&type=200';
  const isIndexed = (tags: object[]) => !tags.some((tag) => 'name' in tag && tag.name === 'robots');

  for (const tags of [
    meta({}),
    meta({ minBudget: 100 }),
    meta({ pageNumber: 2 }),
    meta({ sortByIndex: 3 }),
  ]) {
    assert.ok(tags.some((tag) => 'href' in tag && tag.href === canonical));
  }
  assert.ok(isIndexed(meta({})));
  assert.ok(!isIndexed(meta({ minBudget: 100 })));
  assert.ok(!isIndexed(meta({ pageNumber: 2 })));
});

test('breadcrumbs lead to pages of the same language', () => {
  for (const language of LANGUAGE_CODES) {
    const prefix = language === 'en' ? '' : `/${language}`;
    const start = `"https://example.test${prefix}/`;
    const crumbs = JSON.stringify(meta({}, language).find((tag) => 'script:ld+json' in tag));
    assert.ok(crumbs.includes(`${start}home"`), crumbs);
    assert.ok(crumbs.includes(`${start}explore-properties/Plots-for-sale-in-Nakodar-Punjab`));
  }
});
