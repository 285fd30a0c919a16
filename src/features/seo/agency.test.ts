import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agencyJsonLd } from './agency.ts';

test('describes one agency in the language of the page', () => {
  const describeIn = (language: 'en' | 'pa', ...districts: string[]) =>
    agencyJsonLd({
      siteUrl: 'https://example.test',
      language,
      name: 'DK Property',
      phone: '9876543210',
      districts,
      state: 'Punjab',
      profiles: [],
      officeAddress: '',
    });
  const english = describeIn('en', 'Jalandhar');
  const punjabi = describeIn('pa', 'ਜਲੰਧਰ');

  assert.equal(english['@id'], punjabi['@id']);
  assert.equal(english.url, 'https://example.test/home');
  assert.partialDeepStrictEqual(punjabi, {
    url: 'https://example.test/pa/home',
    areaServed: ['ਜਲੰਧਰ'],
    mainEntityOfPage: { inLanguage: 'pa-IN' },
  });
});
