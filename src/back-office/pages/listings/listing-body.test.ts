import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Listing } from '#features/listings/listing.ts';
import { insertCity } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { FIELD_NAMES, fieldsOfType, formFieldSpec, type ListingForm } from './form-fields.ts';
import { bodyOf, EMPTY_FORM, fieldAt, formErrors, formOf } from './listing-body.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';
const POSITIVE = 'Please enter a positive value.';
const COMMON = {
  countryId: '1',
  stateId: '1',
  cityID: '1',
  neighbourhood: 'Model Town',
  title: 'House',
  description: 'Quiet.\nClose to the school.',
  price: '4500000',
};
const HOUSE: ListingForm = {
  ...EMPTY_FORM,
  ...COMMON,
  propertyType: '100',
  house_type: '2',
  house_totalArea: '1250',
};

test('an empty form asks for all that every listing needs', () => {
  const missing = [
    'propertyType',
    'countryId',
    'stateId',
    'cityID',
    'neighbourhood',
    'title',
    'description',
    'price',
  ];
  const errors = formErrors(EMPTY_FORM);
  assert.deepEqual(Object.keys(errors).toSorted(), missing.toSorted());
  assert.deepEqual(new Set(Object.values(errors)), new Set([REQUIRED]));
});

test('each type asks for its own fields, and for no others', () => {
  const asked = (propertyType: string) =>
    Object.keys(formErrors({ ...EMPTY_FORM, ...COMMON, propertyType })).toSorted();
  assert.deepEqual(asked('100'), ['house_totalArea', 'house_type']);
  assert.deepEqual(asked('200'), ['plot_plotType', 'plot_totalArea']);
  assert.deepEqual(asked('300'), ['land_landType', 'land_totalArea']);
  assert.deepEqual(asked('400'), ['shop_totalArea']);
});

test("an owner's number may be written as people write it, and is ten digits", () => {
  for (const written of [
    '9812345678',
    '98123 45678',
    '98123-45678',
    '+91 98123 45678',
    ' (98123) 45678 ',
  ]) {
    const form = { ...HOUSE, ownerContact: written };
    assert.deepEqual([formErrors(form), bodyOf(form).ownerContact], [{}, '9812345678'], written);
  }
  for (const wrong of ['981234567', '98123456789', '98123x5678', '+1 98123 45678', 'call me']) {
    assert.deepEqual(
      formErrors({ ...HOUSE, ownerContact: wrong }),
      { ownerContact: 'Please enter a valid Number.' },
      wrong,
    );
  }
});

test('the form marks exactly the fields that the rules require', () => {
  for (const propertyType of ['100', '200', '300', '400']) {
    const shown = [
      ...FIELD_NAMES.filter((name) => !name.includes('_')),
      ...fieldsOfType(propertyType),
    ];
    const marked = shown.filter((name) => formFieldSpec(name).required);
    assert.deepEqual(
      Object.keys(formErrors({ ...EMPTY_FORM, propertyType })).toSorted(),
      marked.filter((name) => name !== 'propertyType').toSorted(),
    );
  }
});

test('every rule of a field is told at the field', () => {
  const said = (part: Partial<ListingForm>) => formErrors({ ...HOUSE, ...part });
  assert.deepEqual(said({}), {});
  assert.deepEqual(said({ ownerContact: '98765' }), {
    ownerContact: 'Please enter a valid Number.',
  });
  assert.deepEqual(said({ ownerContact: '9876543210' }), {});
  assert.deepEqual(said({ price: '-1' }), { price: POSITIVE });
  assert.deepEqual(said({ price: '0' }), {});
  assert.deepEqual(said({ price: '45 lakhs or so' }), {
    price: 'Please enter a price, for example 4500000 or 45 lakh.',
  });
  assert.deepEqual(said({ house_totalArea: '0' }), { house_totalArea: POSITIVE });
  for (const name of [
    'roadSize',
    'propertyNumber',
    'house_noOfRooms',
    'house_length',
    'house_floorNo',
  ] as const) {
    assert.deepEqual(said({ [name]: '-1' }), { [name]: POSITIVE }, name);
    assert.deepEqual(said({ [name]: '' }), {}, name);
  }
  assert.deepEqual(said({ title: 'x'.repeat(201) }), {
    title: 'Please enter at most 200 characters.',
  });
  assert.deepEqual(said({ title: 'x'.repeat(200) }), {});
  assert.deepEqual(said({ neighbourhood: 'x'.repeat(101) }), {
    neighbourhood: 'Please enter at most 100 characters.',
  });
  assert.deepEqual(said({ videoLink: 'x'.repeat(256) }), {
    videoLink: 'Please enter at most 255 characters.',
  });
});

test('only the block of the chosen type is sent, with its date at midnight', () => {
  const body = bodyOf({
    ...HOUSE,
    house_yearBuilt: '2019-04-01',
    house_carParking: 'yes',
    plot_totalArea: '900',
  });
  assert.equal('plot' in body, false);
  assert.deepEqual(
    Object.entries(body.house ?? {}).filter(([name]) =>
      ['yearBuilt', 'carParking', 'totalArea'].includes(name),
    ),
    [
      ['totalArea', 1250],
      ['yearBuilt', '2019-04-01T00:00:00'],
      ['carParking', true],
    ],
  );
});

test('the messages of the API find their fields', () => {
  assert.equal(fieldAt('house.totalArea'), 'house_totalArea');
  assert.equal(fieldAt('cityID'), 'cityID');
  assert.equal(fieldAt('house.unknown'), undefined);
});

test('a stored listing gives the same form, with its video as an embed link', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const cityID = String(await insertCity(app.db));
  const details = {
    house_yearBuilt: '2019-04-01',
    house_carParking: 'yes',
    house_facing: '3',
    isPopular: 'yes',
    roadSize: '20.5',
  };
  const filled = { ...HOUSE, ...details, cityID, videoLink: 'https://youtu.be/dQw4w9WgXcQ?t=3' };

  const { status, body } = await staff.post('/api/Property', bodyOf(filled));

  assert.equal(status, 201);
  assert.deepEqual(formOf(Listing.parse(body)), {
    ...filled,
    videoLink: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
  });
  assert.deepEqual(bodyOf(formOf(Listing.parse(body))).house, bodyOf(filled).house);
});

test('translations are sent as the API takes them, and its errors find their fields', async () => {
  const form = { ...HOUSE, title_pa: 'ਮਕਾਨ', description_hi: 'शांत गली' };
  const translations = { pa: { title: 'ਮਕਾਨ' }, hi: { description: 'शांत गली' } };
  assert.deepEqual([bodyOf(form).translations, formErrors(form)], [translations, {}]);
  assert.equal(fieldAt('translations.hi.neighbourhood'), 'neighbourhood_hi');
  assert.equal(formFieldSpec('neighbourhood_hi').label, 'Neighbourhood in Hindi');
  assert.deepEqual(formErrors({ ...form, title_pa: 'ਮ'.repeat(201) }), {
    title_pa: 'Please enter at most 200 characters.',
  });

  await using app = await createTestApp();
  await insertCity(app.db);
  const staff = await createStaffClient(app);
  const { body } = await staff.post('/api/Property', bodyOf(form));
  assert.deepEqual(formOf(Listing.parse(body)), form);
});

test('an area is sent as it is said, and a number alone as the total area', async () => {
  const sent = (house_totalArea: string, squareFeetPerMarla = '') => {
    const form = { ...HOUSE, house_totalArea, squareFeetPerMarla };
    assert.deepEqual(formErrors(form), {}, house_totalArea);
    const { areaAs, house } = bodyOf(form);
    return [areaAs, Reflect.get(Object(house), 'totalArea')];
  };
  const marlas = (value: number, squareFeetPerMarla = 272.25) => ({
    value,
    unit: 'marla',
    squareFeetPerMarla,
  });

  assert.deepEqual(sent('1250'), [null, 1250]);
  assert.deepEqual(sent(' ੧੨੫੦ '), [null, 1250]);
  assert.deepEqual(sent('10 marla'), [marlas(10), undefined]);
  assert.deepEqual(sent('10 ਮਰਲੇ', '225'), [marlas(10, 225), undefined]);
  assert.deepEqual(sent('200 gaj', '225'), [
    { value: 200, unit: 'sqyd', squareFeetPerMarla: null },
    undefined,
  ]);
  assert.deepEqual(sent('30x60'), [
    { value: 1800, unit: 'sqft', squareFeetPerMarla: null },
    undefined,
  ]);
});

test('what is wrong with an area is told at its field', () => {
  const said = (text: string) => formErrors({ ...HOUSE, house_totalArea: text }).house_totalArea;
  assert.equal(said(''), REQUIRED);
  assert.equal(said('0 marla'), POSITIVE);
  assert.equal(said('-5'), POSITIVE);
  const noArea = 'Please enter an area, for example 1250 or 10 marla.';
  for (const text of ['large', '-5 marla', '5-10 marla', '1e400', 'NaN', '10 bigha'])
    assert.equal(said(text), noArea, text);
  assert.equal(said('2e9 marla'), 'Please enter at most 1,000,000,000.');
  assert.equal(fieldAt('areaAs', '300'), 'land_totalArea');
  assert.equal(fieldAt('areaAs.value', '400'), 'shop_totalArea');
});

test('an area comes back as it was said', async () => {
  await using app = await createTestApp();
  await insertCity(app.db);
  const staff = await createStaffClient(app);
  for (const [typed, marla, shown] of [
    ['10 marla', '225', '10 marla'],
    ['12-5 kanal', '', '12 kanal 5 marla'],
    ['2.5 killa', '', '2.5 acre'],
    ['0.0012345 hectare', '', '0.0012345 hectare'],
    ['2722.5 sqft', '', '2722.5 sq ft'],
    ['2722.5', '', '2722.5'],
  ] as const) {
    const form = { ...HOUSE, house_totalArea: typed, squareFeetPerMarla: marla };
    const { body } = await staff.post('/api/Property', bodyOf(form));
    const again = formOf(Listing.parse(body));
    assert.deepEqual([again.house_totalArea, again.squareFeetPerMarla], [shown, marla]);
    const { body: same } = await staff.put('/api/Property', { ...bodyOf(again), id: body.id });
    assert.deepEqual([same.areaAs, same.house], [body.areaAs, body.house]);
  }
});

test('a price is sent in rupees, as it was said or for the whole area', () => {
  const priceOf = (part: Partial<ListingForm>) => bodyOf({ ...HOUSE, ...part }).price;

  assert.equal(priceOf({ price: '4500000' }), 4_500_000);
  assert.equal(priceOf({ price: '1 crore 20 lakh' }), 12_000_000);
  assert.equal(priceOf({ price: '45 ਲੱਖ' }), 4_500_000);
  assert.equal(priceOf({ price: '35k per marla', house_totalArea: '10 marla' }), 350_000);
  assert.equal(
    priceOf({ price: '2 lakh/marla', house_totalArea: '2250', squareFeetPerMarla: '225' }),
    2_000_000,
  );
});

test('a number is read as people write it, and text that is none is refused', () => {
  const sent = (roadSize: string) => bodyOf({ ...HOUSE, roadSize }).roadSize;

  for (const [typed, value] of [
    ['20.5', 20.5],
    [' 1,250 ', 1250],
    ['5½', 5.5],
    ['੩੦', 30],
    ['३०', 30],
    ['saade 5', 5.5],
    ['dhai sau feet', 250],
    ['20 ft', 20],
    ["20'", 20],
  ] as const)
    assert.equal(sent(typed), value, typed);
  assert.equal(
    Reflect.get(bodyOf({ ...HOUSE, house_noOfRooms: 'saade 3' }).house ?? {}, 'noOfRooms'),
    3.5,
  );
  assert.deepEqual(formErrors({ ...HOUSE, house_noOfRooms: '20 ft' }), {
    house_noOfRooms: 'Please enter a number.',
  });
  for (const typed of ['wide', '20 30', '0x10', '5²', '20 ft 5²'])
    assert.deepEqual(
      formErrors({ ...HOUSE, roadSize: typed }),
      { roadSize: 'Please enter a number.' },
      typed,
    );
});
