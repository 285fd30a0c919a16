import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsLine, type LineFacts } from '#features/listings/facts-line.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';
import type { Language } from '#platform/language/language.ts';
import { type SampleListing, sampleListings } from '#tools/sample-catalogue/catalogue.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { listingFactsLine } from '#web/pages/facts-lines.server.ts';

const KOTHI: LineFacts = {
  propertyType: HOUSE,
  subkind: 2,
  area: { value: 1, unit: 'kanal' },
  quarter: 'ਸੂਰਿਆ ਇਨਕਲੇਵ',
  city: 'ਜਲੰਧਰ',
  details: { facing: 4, roadSize: 33 },
};

const line = (facts: Partial<LineFacts>, language: Language = 'pa') => {
  const { factsLine: line, enumerations, shared } = MESSAGES[language];
  const messages = { factsLine: line, enumerations, units: shared.units };
  return factsLine({ ...KOTHI, ...facts }, messages);
};

test('says what is known of a listing in one line, as people say it', () => {
  assert.equal(line({}), 'ਸੂਰਿਆ ਇਨਕਲੇਵ, ਜਲੰਧਰ ਵਿੱਚ 1 ਕਨਾਲ ਦੀ ਕੋਠੀ, ਮੂੰਹ ਪੱਛਮ ਵੱਲ, 33 ਫੁੱਟ ਸੜਕ');
  assert.equal(
    line({ quarter: 'सूर्या एन्क्लेव', city: 'जालंधर' }, 'hi'),
    'सूर्या एन्क्लेव, जालंधर में 1 कनाल की कोठी, मुँह पश्चिम की ओर, 33 फ़ुट सड़क',
  );
  assert.equal(
    line({ quarter: 'Surya Enclave', city: 'Jalandhar' }, 'en'),
    '1 kanal kothi in Surya Enclave, Jalandhar, West facing, 33 ft road',
  );
});

test('leaves out without a trace what is not known', () => {
  const bare = { quarter: '', details: { facing: 0, roadSize: 0 } };
  assert.equal(line(bare), 'ਜਲੰਧਰ ਵਿੱਚ 1 ਕਨਾਲ ਦੀ ਕੋਠੀ');
  assert.equal(line({ ...bare, quarter: 'ਜਲੰਧਰ', subkind: 0 }), 'ਜਲੰਧਰ ਵਿੱਚ 1 ਕਨਾਲ ਦਾ ਮਕਾਨ');
});

test('gives area and particle the form that the noun asks for', () => {
  const bare = { quarter: '', details: { facing: 0, roadSize: 0 } };
  const marla = { ...bare, area: { value: 1, unit: 'marla' } } as const;
  const killa = { ...bare, propertyType: LAND, subkind: 1 } as const;
  assert.equal(
    line({ ...marla, propertyType: PLOT, subkind: 1 }),
    'ਜਲੰਧਰ ਵਿੱਚ 1 ਮਰਲੇ ਦਾ ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ',
  );
  assert.equal(line({ ...marla, propertyType: SHOP, subkind: 0 }), 'ਜਲੰਧਰ ਵਿੱਚ 1 ਮਰਲੇ ਦੀ ਦੁਕਾਨ');
  assert.equal(line({ ...killa, area: { value: 1, unit: 'acre' } }), 'ਜਲੰਧਰ ਵਿੱਚ 1 ਕਿੱਲਾ ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ');
  assert.equal(line({ ...killa, area: { value: 3, unit: 'acre' } }), 'ਜਲੰਧਰ ਵਿੱਚ 3 ਕਿੱਲੇ ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ');
  assert.equal(
    line({ ...bare, propertyType: PLOT, subkind: 2, area: { value: 12.25, unit: 'kanal' } }),
    'ਜਲੰਧਰ ਵਿੱਚ 12 ਕਨਾਲ 5 ਮਰਲੇ ਦਾ ਕਮਰਸ਼ੀਅਲ ਪਲਾਟ',
  );
});

const LANGUAGES_OF_LINES = ['pa', 'hi'] as const;

function lineListing({ input, town }: SampleListing, language: 'pa' | 'hi') {
  const { house, plot, land, shop } = input;
  return {
    ...input,
    city: { name: TOWN_NAMES[town]?.[language] ?? '' },
    areaAs: input.areaAs ?? null,
    house: house ? { id: 0, ...house } : null,
    plot: plot ? { id: 0, ...plot } : null,
    land: land ? { id: 0, ...land } : null,
    shop: shop ? { id: 0, ...shop } : null,
  };
}

test('every listing of the sample catalogue has a line without a gap or a doubled or foreign word', () => {
  for (const sample of sampleListings(1000, new Date('2026-11-01T00:00:00Z')))
    for (const language of LANGUAGES_OF_LINES) {
      const quarter = sample.input.translations[language]?.neighbourhood ?? '';
      const line = listingFactsLine(lineListing(sample, language), quarter, language);
      assert.doesNotMatch(line, /[a-z{}]|undefined|NaN|\s{2}|^[\s,]|[\s,]$|,\s*,/i);
      assert.match(line, /\d/);
      const words = line.split(/[\s,]+/);
      assert.deepEqual(
        words.filter((word, index) => word === words[index + 1]),
        [],
        line,
      );
    }
});
