import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ENUMERATIONS,
  type EnumerationName,
  enumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { parseEnumeratedValue, parseKind } from './codes.ts';
import { tidyName, tidyPlaceName, tidyText, tidyTitle } from './spelling.ts';

test('knows kinds by name, code and the words of the market', () => {
  const table: [string, number | undefined, number | undefined][] = [
    ['House', 100, 1],
    ['100', 100, 1],
    ['independent house/villa', 100, 1],
    ['Kothi', 100, 2],
    ['independent/builder floor', 100, 4],
    ['residential apartment', 100, 5],
    ['Flats for sale', 100, 5],
    ['Plots', 200, 1],
    ['residential land', 200, 1],
    ['Residential Land / Plot', 200, 1],
    ['Commercial Plot', 200, 2],
    ['LAND', 300, 1],
    ['Agricultural Land', 300, 1],
    ['farm-land', 300, 1],
    ['Showroom', 400, 0],
    ['castle', undefined, undefined],
    ['', undefined, undefined],
  ];
  for (const [text, propertyType, subtype] of table) {
    assert.equal(parseKind(text)?.propertyType, propertyType, text);
    assert.equal(parseKind(text)?.subtype, subtype, text);
  }
});

test('knows every value of every list by name and code', () => {
  for (const list of Object.keys(ENUMERATIONS).filter(
    (name): name is EnumerationName => name in ENUMERATIONS,
  )) {
    for (const { id, name } of ENUMERATIONS[list]) {
      assert.equal(parseEnumeratedValue(list, name.toUpperCase()), id);
      assert.equal(parseEnumeratedValue(list, String(id)), id);
    }
  }
});

test('knows enumerated values by common synonyms', () => {
  const table: [EnumerationName, string, string | undefined][] = [
    ['FurnishedStatus', 'semifurnished', 'Semi-Furnished'],
    ['FurnishedStatus', 'furnished', 'Fully Furnished'],
    ['FurnishedStatus', 'un-furnished', 'Unfurnished'],
    ['PropertyStatus', 'under construction', 'Under Construction'],
    ['PropertyStatus', 'Ready to move', 'Ready to Move'],
    ['Facing', 'north-east', 'North-East'],
    ['Facing', 'NE', 'North-East'],
    ['Facing', 'East facing', 'East'],
    ['WaterSupplyType', 'canal water', 'Canal'],
    ['WaterSupplyType', 'tubewell', 'Tube Well'],
    ['HouseType', 'apartment', 'Flat'],
    ['Facing', 'park', undefined],
    ['Facing', '', undefined],
  ];
  for (const [list, text, name] of table) {
    const code = parseEnumeratedValue(list, text);
    assert.equal(code && enumerationName(list, code), name, text);
  }
});

test('adds capitals only to texts without any', () => {
  assert.equal(tidyTitle(' 5 bhk  flat in sector 42 '), '5 BHK flat in sector 42');
  assert.equal(
    tidyTitle('residential land / plot in malibu town'),
    'Residential land / plot in malibu town',
  );
  assert.equal(tidyTitle('Flat near iPhone store'), 'Flat near iPhone store');
  assert.equal(tidyName('sector 39 gurgaon'), 'Sector 39 Gurgaon');
  assert.equal(tidyName("st. john's  road"), "St. John's Road");
  assert.equal(tidyName('DLF phase 2'), 'DLF phase 2');
  assert.equal(tidyPlaceName('TARN TARAN'), 'Tarn Taran');
  assert.equal(tidyPlaceName('S.A.S. NAGAR'), 'S.A.S. NAGAR');
  assert.equal(
    tidyText('brand new  house    additional details:   lift\r\nparking '),
    'Brand new house\nadditional details:\nlift\nparking',
  );
});
