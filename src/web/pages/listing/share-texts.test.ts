import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listingLine } from '#features/listings/facts-line.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { listingPreview } from '#features/previews/listing-preview.ts';
import { previewImage, previewPath } from '#features/previews/preview.ts';
import type { Language } from '#platform/language/language.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { SENTENCE_MESSAGES } from '#web/messages/composed-messages.server.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { messageTexts, sharedDescription, sharedTitle } from './share-texts.server.ts';

const AGENCY = { name: 'DK Property', phone: '+91 98765 43210' };

const wordsIn = (language: Language) => {
  const { listingMeta, shared } = MESSAGES[language];
  return {
    ...listingMeta,
    kinds: shared.kinds,
    units: shared.units,
    marks: shared.marks,
    language,
  };
};

const PLOT = {
  property_type: 200,
  title: 'Corner plot',
  neighbourhood: 'Model Town',
  price: 1_325_000,
  property_number: 1042,
  total_area: 3267,
  said_area: 12,
  said_area_unit: 'marla',
  square_feet_per_marla: 272.25,
} as const;

async function inEachLanguage(columns: Parameters<typeof insertListing>[1]) {
  await using app = await createTestApp();
  const names = { name: 'Tanda Urmar', name_pa: 'ਟਾਂਡਾ ਉੜਮੁੜ', name_hi: 'टांडा उड़मुड़' };
  const id = await insertListing(app.db, { city_id: await insertCity(app.db, names), ...columns });
  return await Promise.all(
    (['en', 'pa', 'hi'] as const).map(async (language) => {
      const listing = await findListingById(app.publicDb, id, language);
      assert.ok(listing);
      return { listing: { ...listing, drawing: '' }, messages: wordsIn(language) };
    }),
  );
}

test('a forwarded link says area, kind, price and place in the language of the page', async () => {
  const titles = (await inEachLanguage(PLOT)).map(({ listing, messages }) =>
    sharedTitle(listing, messages),
  );

  assert.deepEqual(titles, [
    '12 Marla Plot · 13.25 lakh · Tanda Urmar',
    '12 ਮਰਲੇ ਦਾ ਪਲਾਟ · 13.25 ਲੱਖ · ਟਾਂਡਾ ਉੜਮੁੜ',
    '12 मरले का प्लॉट · 13.25 लाख · टांडा उड़मुड़',
  ]);
});

test('a forwarded link describes the listing with its number and that of the agency', async () => {
  const [english, punjabi] = await inEachLanguage(PLOT);
  assert.ok(english && punjabi);

  assert.equal(
    sharedDescription(english.listing, '', english.messages, AGENCY),
    'Corner plot: 12 marla (3,267 sq ft), Rs. 1,325,000, Tanda Urmar. DK Property, +91 98765 43210. Property Number 1042',
  );
  assert.match(
    sharedDescription(punjabi.listing, '', punjabi.messages, AGENCY),
    /12 ਮਰਲੇ \(3,267 ਵਰਗ ਫੁੱਟ\), ₹ 13,25,000, ਟਾਂਡਾ ਉੜਮੁੜ। .* ਜਾਇਦਾਦ ਨੰਬਰ 1042$/,
  );
});

test('a message says the price in words and digits, and the number where there is one', async () => {
  const [numbered] = await inEachLanguage(PLOT);
  const [plain] = await inEachLanguage({ price: 0, total_area: 1250 });
  const [cheap] = await inEachLanguage({ price: 95_000, property_type: 300, total_area: 2.5 });
  const facts = (one: typeof plain) => one && messageTexts(one.listing, '', one.messages).facts;

  assert.equal(facts(numbered), '12 marla · 13.25 lakh (Rs. 1,325,000)\nProperty Number 1042');
  assert.equal(facts(plain), '1,250 sq ft · Call for Price');
  assert.equal(facts(cheap), '2.5 acre · Rs. 95,000');
});

test('where the title cannot be read the line of facts takes its place, and says the area', async () => {
  const [, punjabi, hindi] = await inEachLanguage(PLOT);
  assert.ok(punjabi && hindi);
  const line = (one: typeof punjabi) =>
    listingLine(one.listing, '', SENTENCE_MESSAGES[one.messages.language]);

  assert.deepEqual(messageTexts(punjabi.listing, line(punjabi), punjabi.messages), {
    title: 'ਟਾਂਡਾ ਉੜਮੁੜ ਵਿੱਚ 12 ਮਰਲੇ ਦਾ ਪਲਾਟ',
    facts: '13.25 ਲੱਖ (₹ 13,25,000)\nਜਾਇਦਾਦ ਨੰਬਰ 1042',
  });
  assert.equal(
    sharedDescription(hindi.listing, line(hindi), hindi.messages, AGENCY),
    'टांडा उड़मुड़ में 12 मरले का प्लॉट, 13.25 लाख (₹ 13,25,000)। DK Property, +91 98765 43210। प्रॉपर्टी नंबर 1042',
  );
});

test('one marla and one kanal have their form before the noun of a forwarded link', async () => {
  const small = { ...PLOT, total_area: 272.25, said_area: 1 };
  const titles = (await inEachLanguage(small)).map(({ listing, messages }) =>
    sharedTitle(listing, messages),
  );

  assert.deepEqual(titles, [
    '1 Marla Plot · 13.25 lakh · Tanda Urmar',
    '1 ਮਰਲੇ ਦਾ ਪਲਾਟ · 13.25 ਲੱਖ · ਟਾਂਡਾ ਉੜਮੁੜ',
    '1 मरले का प्लॉट · 13.25 लाख · टांडा उड़मुड़',
  ]);
});

test('the picture shows price, area and place; nothing breaks inside a price', async () => {
  const [english, punjabi] = await inEachLanguage(PLOT);
  assert.ok(english && punjabi);

  assert.deepEqual(listingPreview(english.listing, english.messages, AGENCY).lines, [
    { style: 'kind', text: 'Plot' },
    { style: 'amount', text: '13.25\u00a0lakh' },
    { style: 'note', text: 'Rs.\u00a01,325,000' },
    { style: 'area', text: '12\u00a0marla (3,267 sq ft)' },
    { style: 'note', text: 'Model Town, Tanda Urmar, Punjab' },
  ]);
  const [kind, amount] = listingPreview(punjabi.listing, punjabi.messages, AGENCY).lines;
  assert.deepEqual([kind?.text, amount?.text], ['ਪਲਾਟ', '13.25\u00a0ਲੱਖ']);
});

test('the picture leaves out a price in digits that is not spoken, and a repeated place', async () => {
  const [found] = await inEachLanguage({ ...PLOT, price: 0, neighbourhood: 'Tanda Urmar' });
  assert.ok(found);
  const preview = listingPreview(found.listing, found.messages, AGENCY);

  assert.deepEqual(
    preview.lines.map(({ text }) => text),
    ['Plot', 'Call for Price', '12\u00a0marla (3,267 sq ft)', 'Tanda Urmar, Punjab'],
  );
  assert.match(previewImage('https://example.test', preview).alt, /^Plot, Call/);
});

test('a picture has another address when anything on it changes, and only then', async () => {
  const [first] = await inEachLanguage(PLOT);
  const [same] = await inEachLanguage({ ...PLOT, title: 'Another title' });
  const [cheaper] = await inEachLanguage({ ...PLOT, price: 1_300_000 });
  const pathOf = (one: typeof first, agency = AGENCY) =>
    one && previewPath(listingPreview(one.listing, one.messages, agency));

  assert.match(pathOf(first) ?? '', /^\/previews\/en\/listing-1-[0-9a-z]{1,7}\.jpg$/);
  assert.equal(pathOf(same), pathOf(first));
  assert.notEqual(pathOf(cheaper), pathOf(first));
  assert.notEqual(pathOf(first, { ...AGENCY, phone: '+91 98765 43211' }), pathOf(first));
});
