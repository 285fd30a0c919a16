import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idFromSlug, listingSlug } from './slug.ts';

test('a slug is the title in lower case, dash-separated, ending in the id', () => {
  assert.equal(listingSlug('2.5 Acre  Land -- near Adampur!', 7), '2-5-acre-land-near-adampur-7');
});

test('letters of any script stay whole, with their vowel signs', () => {
  assert.equal(listingSlug('ਜਲੰਧਰ ਵਿੱਚ ਕੋਠੀ', 3), 'ਜਲੰਧਰ-ਵਿੱਚ-ਕੋਠੀ-3');
  assert.equal(listingSlug('Café', 3), 'café-3');
});

test('a title without letters and digits becomes property-{id}', () => {
  assert.equal(listingSlug('!!! ---', 12), 'property-12');
  assert.equal(listingSlug('', 12), 'property-12');
});

test('reads the id at the end of any slug', () => {
  assert.equal(idFromSlug('house-in-jalandhar-42'), 42);
  assert.equal(idFromSlug('42'), 42);
  assert.equal(idFromSlug(listingSlug('Plot 200', 9)), 9);
});

test('a slug without a usable id has none', () => {
  for (const slug of [
    '',
    'house',
    'house-',
    'house-0',
    'house-12x',
    'house-99999999999',
    'house-2147483648',
    'house42',
  ]) {
    assert.equal(idFromSlug(slug), undefined, slug);
  }
});
