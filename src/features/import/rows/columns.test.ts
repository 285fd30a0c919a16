import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readColumns } from './columns.ts';
import type { ImportField } from './spellings/column-spellings.ts';

const REQUIRED = [
  'propertyType',
  'city',
  'neighbourhood',
  'title',
  'description',
  'price',
  'totalArea',
];
const NO_MAP = new Map<string, string>();

/** The column's name that each field is read from. */
function meanings(names: string[], map = NO_MAP): Partial<Record<ImportField, string>> {
  return Object.fromEntries(
    [...readColumns(names, map).fields].map(([field, { name }]) => [field, name]),
  );
}

test("understands the product's own field names, also nested ones", () => {
  const names = [
    ...REQUIRED,
    'house.noOfRooms',
    'house.type',
    'carParking',
    'city.state.name',
    'ownerContact',
    'posted',
    'id',
  ];

  assert.deepEqual(meanings(names), {
    ...Object.fromEntries(REQUIRED.map((name) => [name, name])),
    noOfRooms: 'house.noOfRooms',
    houseType: 'house.type',
    parking: 'carParking',
    state: 'city.state.name',
    ownerContact: 'ownerContact',
    posted: 'posted',
    id: 'id',
  });
});

test('understands common synonyms, ignoring case and punctuation', () => {
  const names = [
    'Heading',
    'DESCRIPTION',
    'Property Type',
    'CITY',
    'LOCALITY_NAME',
    'Price',
    'area',
    'BEDROOM_NUM',
    'Floor',
    'furnish',
    'Age',
  ];

  assert.deepEqual(meanings(names), {
    title: 'Heading',
    description: 'DESCRIPTION',
    propertyType: 'Property Type',
    city: 'CITY',
    neighbourhood: 'LOCALITY_NAME',
    price: 'Price',
    totalArea: 'area',
    noOfRooms: 'BEDROOM_NUM',
    floorNo: 'Floor',
    furnishedStatus: 'furnish',
    age: 'Age',
  });
});

test('leaves out unknown columns and second columns of a field', () => {
  const columns = readColumns(
    [...REQUIRED, 'LATITUDE', 'SOCIETY_NAME', 'PROP_NAME', 'title', ''],
    NO_MAP,
  );

  assert.deepEqual(columns.leftOut, ['LATITUDE', 'SOCIETY_NAME', 'title', '']);
  assert.equal(columns.fields.get('projectName')?.name, 'PROP_NAME');
  assert.equal(columns.fields.get('title')?.index, REQUIRED.indexOf('title'));
});

test('understands a unit in the name of a column', () => {
  const units = (names: string[]) => {
    const { fields } = readColumns(
      ['propertyType', 'city', 'locality', 'title', 'description', ...names],
      NO_MAP,
    );
    return [fields.get('price')?.unit, fields.get('totalArea')?.unit];
  };

  assert.deepEqual(units(['Price (Lakh)', 'Area in sq. ft']), ['lakh', 'sqft']);
  assert.deepEqual(units(['price_cr', 'plotSizeMarla']), ['cr', 'marla']);
  assert.deepEqual(units(['Price (Rs.)', 'Land Area (acres)']), ['rs', 'acres']);
  assert.throws(
    () => units(['Price per sq ft', 'Area']),
    /^Error: The file has no column for price;/,
  );
});

test('--map wins over names and takes its unit from the column', () => {
  const names = [...REQUIRED, 'Asking (lakh)', 'Their Area', 'totalArea'];
  const { fields, leftOut } = readColumns(
    names,
    new Map([
      ['asking (LAKH)', 'price'],
      ['Their Area', 'house.totalArea'],
    ]),
  );

  assert.deepEqual(fields.get('price'), {
    index: 7,
    name: 'Asking (lakh)',
    rank: -1,
    unit: 'lakh',
  });
  assert.equal(fields.get('totalArea')?.name, 'Their Area');
  assert.deepEqual(leftOut, ['price', 'totalArea', 'totalArea']);
});

test("names missing fields and unknown columns of --map beside the file's columns", () => {
  assert.throws(
    () => readColumns(['foo', 'city', 'price', 'bar'], NO_MAP),
    /^Error: The file has no column for propertyType, neighbourhood, title, description, totalArea; its columns are "foo", "city", "price", "bar"\. Say which/,
  );
  assert.throws(
    () => readColumns(REQUIRED, new Map([['Rate', 'price']])),
    /--map: the file has no column "Rate"; it has "propertyType"/,
  );
  assert.throws(
    () => readColumns(REQUIRED, new Map([['price', 'colour']])),
    /--map: a listing has no field "colour"\./,
  );
});

test('knows the columns of translations by code, by language and as the API says them', () => {
  const names = [
    'title_pa',
    'Description in Hindi',
    'translations.pa.neighbourhood',
    'Hindi Title',
  ];

  const { title_pa, description_hi, neighbourhood_pa, title_hi } = meanings([
    ...REQUIRED,
    ...names,
  ]);
  assert.deepEqual([title_pa, description_hi, neighbourhood_pa, title_hi], names);
});
