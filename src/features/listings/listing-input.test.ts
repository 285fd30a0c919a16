import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ListingInput } from './listing-input.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';

const COMMON = {
  title: 'Kothi',
  description: 'Two storeys.',
  neighbourhood: 'Model Town',
  price: 0,
  cityID: 7,
};
const HOUSE = { ...COMMON, propertyType: 100, house: { type: 2, totalArea: 1250 } };
const PLOT = { ...COMMON, propertyType: 200, plot: { plotType: 1, totalArea: 500 } };
const LAND = { ...COMMON, propertyType: 300, land: { landType: 1, totalArea: 2.5 } };
const SHOP = { ...COMMON, propertyType: 400, shop: { totalArea: 90.5 } };

/** The first message of every refused field, by its path. */
function errors(input: unknown): Record<string, string> {
  const { error } = ListingInput.safeParse(input);
  const found = (error?.issues ?? []).map(({ path, message }): [string, string] => [
    path.join('.'),
    message,
  ]);
  return Object.fromEntries(found.reverse());
}

test('a listing of each kind needs only its required common fields and its own block', () => {
  for (const input of [HOUSE, PLOT, LAND, SHOP]) assert.deepEqual(errors(input), {});
});

test('optional fields default to 0, empty text, false or null', () => {
  const { house, ...common } = ListingInput.parse({
    ...HOUSE,
    roadSize: null,
    ownerContact: null,
    videoLink: null,
  });

  assert.deepEqual(
    { ...common },
    {
      ...COMMON,
      propertyType: 100,
      videoLink: '',
      propertyNumber: 0,
      roadSize: 0,
      ownerContact: '',
      isPopular: false,
      areaAs: null,
      translations: {},
      plot: undefined,
      land: undefined,
      shop: undefined,
    },
  );
  assert.deepEqual(house, {
    ...HOUSE.house,
    noOfFloors: 0,
    projectName: '',
    floorNo: 0,
    noOfRooms: 0,
    noOfWashrooms: 0,
    furnishedStatus: 0,
    propertyStatus: 0,
    length: 0,
    breadth: 0,
    builtUpArea: 0,
    carParking: false,
    facing: 0,
    yearBuilt: null,
  });
});

test('reports all missing fields at once', () => {
  const common = {
    title: REQUIRED,
    description: REQUIRED,
    neighbourhood: REQUIRED,
    price: REQUIRED,
    propertyType: REQUIRED,
    cityID: REQUIRED,
  };

  assert.deepEqual(errors({}), common);
  assert.deepEqual(
    errors({
      title: ' ',
      description: '\n',
      neighbourhood: '',
      price: null,
      propertyType: 0,
      cityID: 0,
    }),
    common,
  );
  assert.deepEqual(errors({ ...COMMON, propertyType: 100 }), {
    'house.type': REQUIRED,
    'house.totalArea': REQUIRED,
  });
  assert.deepEqual(errors({ ...COMMON, propertyType: 200, plot: {} }), {
    'plot.plotType': REQUIRED,
    'plot.totalArea': REQUIRED,
  });
  assert.deepEqual(errors({ ...COMMON, propertyType: 300, land: null }), {
    'land.landType': REQUIRED,
    'land.totalArea': REQUIRED,
  });
  assert.deepEqual(errors({ ...COMMON, propertyType: 400, shop: {} }), {
    'shop.totalArea': REQUIRED,
  });
});

test('treats empty text, as forms send it, as no value', () => {
  const optional = { propertyNumber: '', roadSize: '', countryId: '', stateId: '', isPopular: '' };
  const { house, ...common } = ListingInput.parse({
    ...HOUSE,
    ...optional,
    house: { ...HOUSE.house, floorNo: '', facing: '', carParking: '' },
  });

  assert.deepEqual(
    [common.propertyNumber, common.roadSize, common.countryId, common.stateId],
    [0, 0, undefined, undefined],
  );
  assert.deepEqual(
    [house?.floorNo, house?.facing, house?.carParking, common.isPopular],
    [0, 0, false, false],
  );
  assert.deepEqual(
    errors({ ...HOUSE, price: '', cityID: '', house: { type: '', totalArea: '' } }),
    {
      price: REQUIRED,
      cityID: REQUIRED,
      'house.type': REQUIRED,
      'house.totalArea': REQUIRED,
    },
  );
  assert.deepEqual(errors({ ...HOUSE, propertyType: '' }), { propertyType: REQUIRED });
});

test('drops the block of another kind unread', () => {
  assert.equal(
    ListingInput.parse({ ...PLOT, house: { type: 'nonsense' }, shop: 7 }).house,
    undefined,
  );
});

test('refuses negative, absurd and textual numbers and an area of 0', () => {
  const POSITIVE = 'Please enter a positive value.';
  const input = {
    ...HOUSE,
    price: -1,
    roadSize: 1e9,
    propertyNumber: '5',
    house: { type: 2, totalArea: 0, length: -0.1, noOfRooms: Number.NaN },
  };

  assert.deepEqual(errors(input), {
    price: POSITIVE,
    roadSize: 'Please enter at most 1,000,000.',
    propertyNumber: 'Please enter a number.',
    'house.totalArea': POSITIVE,
    'house.length': POSITIVE,
    'house.noOfRooms': 'Please enter a number.',
  });
});

test('trims texts and refuses long and malformed ones', () => {
  assert.equal(ListingInput.parse({ ...HOUSE, title: '  Kothi ' }).title, 'Kothi');
  assert.deepEqual(
    errors({
      ...HOUSE,
      title: 'x'.repeat(201),
      neighbourhood: 'x'.repeat(101),
      videoLink: 'x'.repeat(256),
    }),
    {
      title: 'Please enter at most 200 characters.',
      neighbourhood: 'Please enter at most 100 characters.',
      videoLink: 'Please enter at most 255 characters.',
    },
  );
  assert.deepEqual(errors({ ...HOUSE, title: 'a\0b', description: '\0' }), {
    title: 'Please enter plain text.',
    description: 'Please enter plain text.',
  });
});

test('takes out what XML cannot hold', () => {
  const odd = '\ufffe\uffff\ud800\u0001';
  const { success, data } = ListingInput.safeParse({
    ...HOUSE,
    title: `Ko${odd}thi`,
    description: `a\n${odd}b`,
  });
  assert.ok(success);
  assert.deepEqual([data.title, data.description], ['Kothi', 'a\nb']);
  assert.deepEqual(errors({ ...HOUSE, title: odd }), { title: REQUIRED });
});

test('stores texts as people see them, in one line or, for the description, several', () => {
  const input = {
    ...HOUSE,
    title: '\u202eKothi\t in\u0007\nModel Town\u200b',
    neighbourhood: ' ਮਾਡਲ\u00a0 ਟਾਊਨ ',
    description: '\ufeffTwo storeys.\n\nGarden\u202d. 👨\u200d👩\u200d👧',
    house: { ...HOUSE.house, projectName: '\u200d' },
  };
  const { title, neighbourhood, description, house } = ListingInput.parse(input);

  assert.deepEqual(
    [title, neighbourhood, description, house?.projectName],
    ['Kothi in Model Town', 'ਮਾਡਲ ਟਾਊਨ', 'Two storeys.\n\nGarden. 👨\u200d👩\u200d👧', ''],
  );
  assert.equal(
    ListingInput.parse({ ...HOUSE, title: `${'x'.repeat(200)}\u200b\u200b` }).title.length,
    200,
  );
  assert.deepEqual(
    errors({
      ...HOUSE,
      title: '\u200b',
      neighbourhood: '\u200d\u200c',
      description: '\u2066 \u2069',
    }),
    {
      title: REQUIRED,
      neighbourhood: REQUIRED,
      description: REQUIRED,
    },
  );
});

test("takes an owner's contact of ten digits, as text or as a number", () => {
  assert.equal(
    ListingInput.parse({ ...HOUSE, ownerContact: 9_876_543_210 }).ownerContact,
    '9876543210',
  );
  assert.equal(
    ListingInput.parse({ ...HOUSE, ownerContact: ' 9876543210 ' }).ownerContact,
    '9876543210',
  );
  for (const ownerContact of ['+91 (0)98765-43210', 'tel:00919876543210', '\u2066੯੮੭੬੫੪੩੨੧੦\u2069'])
    assert.equal(ListingInput.parse({ ...HOUSE, ownerContact }).ownerContact, '9876543210');
  for (const ownerContact of [
    '987654321',
    '98765432101',
    '98765 4321',
    '+4498765432',
    true,
    12,
    987_654_321.5,
    -9_876_543_210,
  ]) {
    assert.deepEqual(errors({ ...HOUSE, ownerContact }), {
      ownerContact: 'Please enter a valid Number.',
    });
  }
});

test('refuses codes that are not in their list', () => {
  const CHOOSE = 'Please choose a value from the list.';

  assert.deepEqual(errors({ ...HOUSE, house: { type: 99, totalArea: 1, facing: -1 } }), {
    'house.type': CHOOSE,
    'house.facing': CHOOSE,
  });
  assert.deepEqual(errors({ ...HOUSE, propertyType: 150, cityID: 3e9, stateId: 1.5 }), {
    propertyType: CHOOSE,
    cityID: CHOOSE,
    stateId: CHOOSE,
  });
});

test('stores a date built as its day and refuses days that do not exist', () => {
  const built = (yearBuilt: unknown) =>
    ListingInput.safeParse({ ...HOUSE, house: { ...HOUSE.house, yearBuilt } }).data?.house
      ?.yearBuilt;

  assert.equal(built('2015-06-01'), '2015-06-01');
  assert.equal(built('2015-06-01T00:00:00'), '2015-06-01');
  assert.equal(built('2015-06-01T00:00:00.000Z'), '2015-06-01');
  assert.equal(built(''), null);
  const last = new Date().getFullYear() + 10;
  for (const date of ['1900-01-01', `${last}-12-31`]) assert.equal(built(date), date);
  for (const date of ['0008-01-01', '1899-12-31', `${last + 1}-01-01`, '9999-12-31T00:00:00']) {
    const result = ListingInput.safeParse({
      ...HOUSE,
      house: { ...HOUSE.house, yearBuilt: date },
    });
    assert.deepEqual(
      result.error?.issues.map(({ message }) => message),
      [`Please enter a date from 1900 to ${last}.`],
    );
  }
  for (const date of ['2015', '2015-02-30', '2015-13-01', 'yesterday', 2015])
    assert.equal(built(date), undefined);
});

test('refuses a body that is not an object, and describes its schema', () => {
  for (const body of [null, [], 'text', 7])
    assert.notEqual(ListingInput.safeParse(body).error, undefined);
  assert.equal(
    z.toJSONSchema(ListingInput, { io: 'input', unrepresentable: 'any' }).type,
    'object',
  );
});
