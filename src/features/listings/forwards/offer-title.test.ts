import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_PLACES } from '#test/test-places.ts';
import { offerTitle } from './offer-title.ts';
import { readForward } from './read-forward.ts';

const TITLES: readonly [message: string, propertyType: number, title: string][] = [
  [
    'PLOT FOR SALE\n📍 Green Model Town, JLD\n10 mrl corner\n45 lac',
    200,
    '10 Marla Plot, Green Model Town, Jalandhar',
  ],
  [
    'double story kothi 6.5 marle\nGuru Gobind Singh Nagar hsp\n4 bed\n70L',
    100,
    '4 Room Kothi on 6.5 Marla, Guru Gobind Singh Nagar, Hoshiarpur',
  ],
  [
    '12-5 kanal pind Unchi Bassi teh Dasuya\nnehri + motor\n38 lac per killa',
    300,
    '12 Kanal 5 Marla Agricultural Land, Village Unchi Bassi, Dasuya',
  ],
  ['2 killey\nNakodar - malsian road', 300, '2 Killa Land, Malsian Road, Nakodar'],
  [
    'plot 1 kanal model town jalandhar east face 5.5cr',
    200,
    'East Facing 1 Kanal Plot, Model Town, Jalandhar',
  ],
  ['shop 10x45 Rama Mandi 1.10 cr', 400, '450 sqft Shop, Rama Mandi, Jalandhar'],
  ['plot 20 lakh', 200, 'Plot'],
];

for (const [message, propertyType, title] of TITLES) {
  test(`proposes the title "${title}"`, () => {
    const [offer] = readForward(message, TEST_PLACES).offers;
    assert.ok(offer);
    assert.equal(offerTitle(offer, propertyType, TEST_PLACES.cityName(offer.cityId)), title);
  });
}
