// Runs alone: its hooks would run for all files of the process.
// Runs on SQLite alone: the texts of pages do not come from the database.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Language, OTHER_LANGUAGES } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { ERROR_WORDS } from '#web/words/error-words.server.ts';
import { WORDS } from '#web/words/words.server.ts';
import { insertCity, insertCountry, insertListing, insertPhoto, insertState } from './factories.ts';
import { type PageText, pageTexts } from './page-texts.ts';
import { createTestSite } from './test-site.ts';
import { wordLeaves } from './word-leaves.ts';

/** What staff typed is in Gurmukhi here, so that every Latin letter of a page is the product's. */
const PLACE = { country: 'ਭਾਰਤ', state: 'ਹਿਮਾਚਲ', city: 'ਨਕੋਦਰ' };

/** Names that are written in Latin letters in every language, without a `lang` of their own. */
const NAMES =
  /DK Property & Construction|DK Property|& Construction|youtube-nocookie\.com|i\.ytimg\.com|https:\/\/[\w./%-]+/g;

const ENGLISH = new Set(
  wordLeaves({ ...WORDS.en, errors: ERROR_WORDS.en })
    .map(({ text }) => text)
    .filter((text) => /\p{Script=Latin}{2}/u.test(text.replace(/\{\w+\}/g, ''))),
);

const TRANSLATIONS = new Set(
  OTHER_LANGUAGES.flatMap((language) =>
    wordLeaves({ ...WORDS[language], errors: ERROR_WORDS[language] }).map(({ text }) => text),
  ).filter((text) => /[\p{Script=Gurmukhi}\p{Script=Devanagari}]/u.test(text)),
);

const PAGES = {
  'the home page': '/home',
  'the page about the agency': '/about',
  'the privacy policy': '/privacy-policy',
  'the terms and conditions': '/terms-and-conditions',
  'the form for a call': '/enquiry?kind=call-back&property=10',
  'the form for a visit': '/enquiry?kind=visit',
  'the form for a question': '/enquiry?kind=question',
  'the form of sellers': '/enquiry?kind=sell',
  'a sent form': '/enquiry?kind=sell&sent=2345-6789',
  'a missing page': '/no-such-page',
  'a missing listing': '/property-details/sold-999',
  'a search': '/explore-properties/properties-for-sale',
  'a search for houses of a place': '/explore-properties/Houses?loc=1&type=100',
  'a search for plots': '/explore-properties/Plots?type=200&sortByIndex=2',
  'a search for land': '/explore-properties/Lands?type=300',
  'a search for shops': '/explore-properties/Shops?type=400',
  'a search with wrong values':
    '/explore-properties/Houses?type=100&noOfRooms=-3&minBudget=9&maxBudget=1',
  'a search without results': '/explore-properties/Houses?type=100&minBudget=900000000',
  'a page of results behind the last': '/explore-properties/x?pageNumber=9',
  'a house': '/property-details/x-10',
  'a plot': '/property-details/x-11',
  land: '/property-details/x-12',
  'a shop': '/property-details/x-13',
  'a house without photo and price': '/property-details/x-20',
  'a house with a video': '/property-details/x-30',
  'the saved listings': '/saved',
  'a list that was sent': '/saved?ids=10,20,999',
  'listings side by side': '/compare?ids=10,11,12,13,20',
  'nothing to compare': '/compare?ids=999',
};

let site: Awaited<ReturnType<typeof createTestSite>>;

before(async () => {
  site = await createTestSite();
  const { db } = site.app;
  const country_id = await insertCountry(db, { name: PLACE.country });
  const state_id = await insertState(db, { name: PLACE.state, country_id });
  const city_id = await insertCity(db, { name: PLACE.city, state_id });
  const common = {
    city_id,
    title: 'ਨਕੋਦਰ ਦੀ ਜਾਇਦਾਦ',
    description: 'ਸਕੂਲ ਦੇ ਨੇੜੇ।',
    neighbourhood: 'ਮਾਡਲ ਟਾਊਨ',
  };
  const image_id = await insertPhoto(db);
  for (const [index, property_type] of [100, 200, 300, 400].entries()) {
    await insertListing(db, { ...common, property_type, id: 10 + index, image_id, is_popular: 1 });
    await insertListing(db, { ...common, property_type, id: 20 + index, price: 0 });
  }
  await insertListing(db, { ...common, property_type: 100, id: 30, video_id: 'dQw4w9WgXcQ' });
});

after(() => site[Symbol.asyncDispose]());

for (const [what, address] of Object.entries(PAGES)) {
  for (const language of OTHER_LANGUAGES) {
    test(`${what} has no English text in ${language}`, async () => {
      const texts = await textsOf(addressIn(language, address));

      assert.ok(texts.length > 20);
      assert.deepEqual(texts.filter(isEnglishOfOurs).map(describe), []);
      assert.deepEqual(texts.filter(isUnmarkedLatin).map(describe), []);
      assert.deepEqual(texts.filter(isMarkedEnglish).map(describe), []);
    });
  }

  test(`${what} has no translated text in English`, async () => {
    const texts = await textsOf(address);

    assert.deepEqual(texts.filter(isTranslationOfOurs).map(describe), []);
  });
}

test('finds a text that was left in English, wherever it stands', () => {
  const texts = pageTexts(
    '<html lang="pa-IN"><head><meta name="description" content="Houses"/></head><body>' +
      '<a aria-label="Skip to content">ਅੱਗੇ</a><img alt="View"/><b lang="en">See All</b>' +
      '<script type="application/ld+json">{"name":"Nowhere","@type":"X","url":"https://x"}</script>' +
      '<!-- $ --><p>ਪੰਨਾ<br/>a &amp; b</p>DK Property</body></html>',
  );

  assert.deepEqual(texts.filter(isUnmarkedLatin).map(describe), [
    'meta[description]: Houses',
    'a[aria-label]: Skip to content',
    'img[alt]: View',
    'JSON-LD name: Nowhere',
    'p: a & b',
  ]);
  assert.deepEqual(texts.filter(isEnglishOfOurs).map(describe), [
    'meta[description]: Houses',
    'a[aria-label]: Skip to content',
    'b: See All',
  ]);
});

async function textsOf(address: string): Promise<PageText[]> {
  const response = await site.get(address);
  const moved = response.headers.get('location');
  return moved === null ? pageTexts(await response.text()) : textsOf(moved);
}

function isEnglishOfOurs({ text }: PageText): boolean {
  return ENGLISH.has(text);
}

function isUnmarkedLatin({ text, lang }: PageText): boolean {
  return !isIn('en', lang) && /\p{Script=Latin}/u.test(text.replace(NAMES, ''));
}

function isMarkedEnglish({ text, lang }: PageText): boolean {
  return isIn('en', lang) && /[\p{Script=Gurmukhi}\p{Script=Devanagari}]/u.test(text);
}

function isTranslationOfOurs({ text }: PageText): boolean {
  return TRANSLATIONS.has(text);
}

function isIn(language: Language, lang: string): boolean {
  return lang.split('-', 1)[0] === language;
}

function describe({ where, text }: PageText): string {
  return `${where}: ${text}`;
}
