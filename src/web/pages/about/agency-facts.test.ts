import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keysOf } from '#features/listings/typed-record.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createVisitedSite } from '#test/visited-site.ts';

const SETTINGS = {
  businessPhone: '9815012345',
  officeAddress: 'Shop 12, Model Town',
  hours: 'Mon to Sat, 9 to 6',
  reraNumber: 'PBRERA-JAL37-REA0123',
  languages: ['pa', 'hi', 'en'],
  foundedYear: 1998,
  copyrightYear: 2026,
  answerHours: 2,
  people: [
    { name: 'Harjit Singh', role: 'Office', phone: '', imageUrl: null },
    { name: 'Simran Kaur', role: 'Shows houses', phone: '9815012345', imageUrl: null },
  ],
};
const SAID = {
  en: ['Punjabi, Hindi and English', '1998', '2 properties'],
  pa: ['ਪੰਜਾਬੀ, ਹਿੰਦੀ ਅਤੇ ਅੰਗਰੇਜ਼ੀ', '1998', '2 ਜਾਇਦਾਦਾਂ'],
  hi: ['पंजाबी, हिन्दी और अंग्रेज़ी', '1998', '2 प्रॉपर्टी'],
};

async function createAgency() {
  const site = await createVisitedSite();
  const { db } = site.app;
  const id = await insertListing(db, { title: 'For sale' });
  for (const trashed_at of [null, null, '2026-01-01T00:00:00.000Z'])
    await insertListing(db, { status: 3, is_public: 0, trashed_at });
  const other = await insertListing(db, { title: 'Like it' });
  const owner = await createStaffClient(site.app);
  const save = (settings: object) => owner.put('/api/Settings', settings);
  return { ...site, id, other, save };
}

test('pages say what speaks for the agency, in three languages', async () => {
  await using agency = await createAgency();
  assert.equal((await agency.save(SETTINGS)).status, 200);
  for (const language of keysOf(SAID))
    for (const address of ['/about', `/p/${agency.id}`]) {
      const { page } = await agency.visit(addressIn(language, address));
      const text = page.find('main').text;
      const { officeAddress, hours, reraNumber } = SETTINGS;
      for (const said of [...SAID[language], officeAddress, hours, reraNumber, 'Simran Kaur'])
        assert.ok(text.includes(said), `${language} ${address} ${said}`);
      assert.ok(page.find('footer').text.includes('© 2026 '));
    }
});

test('a listing shows whom the number of the agency reaches, and nobody where nobody is named', async () => {
  await using agency = await createAgency();
  const named = async () => {
    const { page } = await agency.visit(`/p/${agency.id}`);
    return page
      .region('Did you like this Property?')
      .all('h3')
      .map(({ text }) => text);
  };
  assert.deepEqual(await named(), []);
  await agency.save(SETTINGS);
  assert.deepEqual(await named(), ['Simran Kaur']);
  await agency.save({ businessPhone: '9815099999' });
  assert.deepEqual(await named(), ['Harjit Singh']);
});

test('a role is that of the agency beside a house, which has an owner of its own', async () => {
  await using agency = await createAgency();
  await agency.save({
    businessName: 'Doaba Homes',
    people: [{ name: 'Davinder Kaur', role: 'Owner', phone: '', imageUrl: null }],
  });
  for (const language of LANGUAGE_CODES) {
    const { page } = await agency.visit(addressIn(language, `/p/${agency.id}`));
    const { text } = page.find('.printed-contact');
    assert.match(text, /Davinder Kaur\s*Owner, Doaba Homes/, language);
  }
  const { page } = await agency.visit('/about');
  assert.equal(page.named('main p', 'Owner').length, 1);
});

test('thanks for an enquiry say when we call, and show similar listings', async () => {
  await using agency = await createAgency();
  const thanks = async (kind: string, language: 'en' | 'pa' = 'en') => {
    const address = `/enquiry?kind=${kind}&property=${agency.id}&sent=ABCD-2345`;
    return (await agency.visit(addressIn(language, address))).page.find('main').text;
  };
  assert.doesNotMatch(await thanks('call-back'), /within|Hours:/);
  await agency.save(SETTINGS);

  const callBack = await thanks('call-back');
  assert.match(callBack, /We call you within 2 hours, in our working hours\. If you chose a time/);
  assert.match(callBack, /Hours: Mon to Sat, 9 to 6/);
  assert.match(callBack, /Call now: \+91 98150 12345/);
  assert.match(callBack, /Like it/);
  assert.doesNotMatch(callBack, /For sale/);
  assert.doesNotMatch(await thanks('question'), /If you chose a time/);
  assert.match(await thanks('question', 'pa'), /2 ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ/);
  await agency.save({ answerHours: 1 });
  assert.match(await thanks('visit'), /We call you within an hour/);
});
