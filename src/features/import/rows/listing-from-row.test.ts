import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeXml } from '#features/import/excel/excel-xml.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import { REVENUE_MARLA } from '#platform/units/area-units.ts';
import { readColumns } from './columns.ts';
import { type FileDefaults, listingReader } from './listing-from-row.ts';
import { knownCities } from './location.ts';

const FACTS = {
  state: 'Punjab',
  country: 'India',
  marla: REVENUE_MARLA,
  now: new Date('2026-03-01T06:30:00.000Z'),
};

const HOUSE = {
  title: 'Kothi in Model Town',
  description: 'Two storeys.',
  'property type': 'kothi',
  city: 'jalandhar',
  locality: 'model town',
};
const KOTHI = { ...HOUSE, price: '45 lakh', area: '5 marla' };

const INDIA = { id: 1, name: 'India', names: {} };
const ADAMPURS = ['Punjab', 'Haryana'].map((name, index) => ({
  name: 'Adampur',
  names: {},
  state: { id: index, name, names: {}, countryId: 1, country: INDIA },
}));

/** Reads one row that has these columns and values. */
function read(row: Record<string, string>, facts: FileDefaults = FACTS) {
  const columns = readColumns(Object.keys(row), new Map());
  return listingReader(columns, facts)(Object.values(row));
}

test('turns a row into a listing', () => {
  const { listing, problems, leftOut } = read({
    ...KOTHI,
    State: '',
    'prop id': ' A-17 ',
    bedrooms: '4 BHK',
    bathrooms: '3+',
    floor: '2nd',
    'total floors': '3.0',
    furnish: 'semifurnished',
    age: 'under construction',
    facing: 'NE',
    parking: '2 covered',
    dimensions: "30' x 45'",
    phone: '+91 98765-43210',
    youtube: 'https://youtu.be/dQw4w9WgXcQ',
    posted: '06/05/2023',
    featured: 'yes',
    'road width': '40 ft',
    'house no': '12',
    'built in': '2015',
  });

  assert.deepEqual({ problems, leftOut }, { problems: [], leftOut: [] });
  assert.deepEqual(listing?.place, { city: 'Jalandhar', state: 'Punjab', country: 'India' });
  assert.equal(listing?.posted, '2023-05-06T00:00:00.000Z');
  assert.partialDeepStrictEqual(listing?.input, {
    propertyType: 100,
    title: 'Kothi in Model Town',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    ownerContact: '9876543210',
    videoLink: 'dQw4w9WgXcQ',
    isPopular: true,
    roadSize: 40,
    propertyNumber: 12,
    house: {
      type: 2,
      totalArea: 1361.25,
      noOfRooms: 4,
      noOfWashrooms: 3,
      floorNo: 2,
      noOfFloors: 3,
      furnishedStatus: 2,
      propertyStatus: 2,
      facing: 5,
      carParking: true,
      length: 30,
      breadth: 45,
      yearBuilt: '2015-01-01',
    },
  });
});

test('ignores invisible characters in a cell', () => {
  const { listing } = read({
    ...KOTHI,
    city: '\u202ajalandhar\u202c',
    area: '5\u200b marla',
    price: '\ufeff45 lakh',
    state: '\u200b',
  });

  assert.deepEqual(listing?.place, { city: 'Jalandhar', state: 'Punjab', country: 'India' });
  assert.deepEqual([listing?.input.house?.totalArea, listing?.input.price], [1361.25, 4_500_000]);
  assert.deepEqual(read({ ...KOTHI, city: '\u200b' }).problems, ['city is empty']);
});

test('reads a bare area as square feet, and as acres for land', () => {
  const area = (kind: string, area: string, unit?: string) => {
    const { input } =
      read({ ...KOTHI, 'property type': kind, area, ...(unit !== undefined && { unit }) })
        .listing ?? {};
    return (input?.house ?? input?.plot ?? input?.land ?? input?.shop)?.totalArea;
  };

  assert.equal(area('house', '1,250'), 1250);
  assert.equal(area('residential land', '1250'), 1250);
  assert.equal(area('agricultural land', '2.5'), 2.5);
  assert.equal(area('agricultural land', '20 kanal'), 2.5);
  assert.equal(area('agricultural land', '20', 'Kanal'), 2.5);
  assert.equal(area('agricultural land', '43560 sq ft'), 1);
  assert.equal(area('plot', '200', 'Sq. Yards'), 1800);
  assert.equal(area('plot', '200 sq ft', 'Sq. Yards'), 200);
  assert.equal(area('plot', '200', 'bigha'), undefined);
});

test("replaces a portal's code for many bedrooms by the number in the title", () => {
  const rooms = (bedrooms: string, title: string) =>
    read({ ...KOTHI, title, bedrooms }).listing?.input.house?.noOfRooms;

  assert.equal(rooms('99.0', '36 bedroom house in sector 39'), 36);
  assert.equal(rooms('99', 'independent floor, 6 BHK'), 6);
  assert.equal(rooms('99', 'large house'), 0);
  assert.equal(rooms('4.0', '36 bedroom house'), 4);
});

test('leaves out and reports an impossible year of building', () => {
  const { listing, leftOut } = read({ ...KOTHI, built: '1201' });
  assert.equal(listing?.input.house?.yearBuilt, null);
  assert.deepEqual(
    leftOut.map(({ value }) => value),
    ['1201'],
  );
});

test('leaves out and reports unknown words in optional columns', () => {
  const { listing, leftOut } = read({
    ...KOTHI,
    floor: 'high rise',
    age: '5-10 year old property',
    facing: 'park',
    posted: 'last week',
  });

  assert.partialDeepStrictEqual(listing?.input.house, {
    floorNo: 0,
    propertyStatus: 0,
    facing: 0,
    yearBuilt: null,
  });
  assert.equal(listing?.posted, null);
  assert.deepEqual(leftOut.map(({ column, value }) => `${column}=${value}`).sort(), [
    'age=5-10 year old property',
    'facing=park',
    'floor=high rise',
    'posted=last week',
  ]);
});

test('a price for one marla or killa is that of the whole area', () => {
  const priceOf = (row: Record<string, string>) => read({ ...KOTHI, ...row }).listing?.input.price;
  const killas = { 'property type': 'land', 'land type': 'agricultural', area: '2.5 killa' };

  assert.equal(priceOf({ price: '35k per marla' }), 175_000);
  assert.equal(priceOf({ price: 'Rs. 2.5 lakh/marla', area: '1 kanal' }), 5_000_000);
  assert.equal(priceOf({ ...killas, price: '40 ਲੱਖ ਪ੍ਰਤੀ ਕਿੱਲਾ' }), 10_000_000);
  assert.equal(priceOf({ price: '45,00,000/-' }), 4_500_000);
});

test('refuses missing required values and absurd numbers by the name of the column', () => {
  const table: [Record<string, string>, string][] = [
    [{ title: ' ' }, 'title is empty'],
    [{ description: '' }, 'description is empty'],
    [{ city: '' }, 'city is empty'],
    [{ locality: '' }, 'locality is empty'],
    [{ price: '' }, 'price is empty'],
    [{ area: '' }, 'area is empty'],
    [
      { 'property type': 'castle' },
      'property type "castle" is no kind of property known here: house, plot, land and shop are, and their common names',
    ],
    [{ price: 'cheap' }, 'price "cheap" is no price; write it as in 4500000, 45 lakh or 1.2 Cr'],
    [
      { area: 'large' },
      'area "large" is no area; write it as in 1250 sq ft, 5 marla, 2 kanal or 1.5 acre',
    ],
    [{ price: '-5' }, 'price "-5" is refused: Please enter a positive value.'],
    [
      { price: '99999999999999999999' },
      'price "99999999999999999999" is refused: Please enter at most 1,000,000,000,000.',
    ],
    [{ price: '1e308' }, 'price "1e308" is refused: Please enter at most 1,000,000,000,000.'],
    [{ area: '0' }, 'area "0" is refused: Please enter a positive value.'],
    [{ area: '9e99 acre' }, 'area "9e99 acre" is refused: Please enter at most 1,000,000,000.'],
    [{ bedrooms: '-3' }, 'bedrooms "-3" is refused: Please enter a positive value.'],
    [{ bedrooms: '100000' }, 'bedrooms "100000" is refused: Please enter at most 10,000.'],
    [{ phone: '12345' }, 'phone "12345" is refused: Please enter a valid Number.'],
    [
      { title: 'x'.repeat(201) },
      `title "${'x'.repeat(60)}…" is refused: Please enter at most 200 characters.`,
    ],
    [{ city: 'a\0b' }, 'the row has a NUL character, which is no text'],
    [
      { posted: '2090-01-01' },
      'posted "2090-01-01" is no day on which a listing can have been posted',
    ],
  ];
  for (const [change, problem] of table) {
    const { listing, problems } = read({ ...KOTHI, ...change });
    assert.deepEqual({ listing, problems }, { listing: undefined, problems: [problem] });
  }
});

test('takes out what XML cannot hold, as Excel writes it too', () => {
  const { listing, problems } = read({
    ...KOTHI,
    title: decodeXml('Cor_xFFFE_ner_xD800_ &#xFFFF;house'),
  });

  assert.deepEqual(problems, []);
  assert.equal(listing?.input.title, 'Corner house');
});

test('refuses a row with too few or too many columns', () => {
  const reader = listingReader(readColumns(Object.keys(KOTHI), new Map()), FACTS);

  assert.deepEqual(reader(['Kothi', 'x']).problems, [
    'the row has 2 columns where the first line names 7',
  ]);
  assert.deepEqual(reader([...Object.values(KOTHI), 'more']).problems, [
    'the row has 8 columns where the first line names 7',
  ]);
  assert.deepEqual(reader([...Object.values(KOTHI), '', ' ']).problems, []);
});

test('turns any row into a valid listing or refuses it with a reason', () => {
  const names = [
    ...Object.keys(KOTHI),
    'state',
    'bedrooms',
    'floor',
    'facing',
    'age',
    'posted',
    'phone',
    'dimensions',
    'unit',
    'built in',
  ];
  const words = fc.constantFrom(
    '5',
    'marla',
    '-',
    '1e400',
    'lakh',
    '99',
    '2 of 4',
    '30x40',
    '31/02/2020',
    'North',
    'plot',
    'land',
    '२',
    '\ud800',
    '\0',
    '.',
  );
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 4 }).map((parts) => parts.join(' ')),
  );
  const row = fc.tuple(
    ...names.map((name) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(new Map(Object.entries(KOTHI)).get(name) ?? '') },
        cell,
      ),
    ),
  );
  const reader = listingReader(readColumns(names, new Map()), FACTS);

  fc.assert(
    fc.property(row, (cells) => {
      const { listing, problems } = reader(cells);
      assert.equal(listing === undefined, problems.length > 0);
      if (listing !== undefined)
        assert.ok(ListingInput.safeParse(JSON.parse(JSON.stringify(listing.input))).success);
    }),
    { numRuns: 3000 },
  );
});

test('keeps an area as the file says it beside the total area', () => {
  const PLOT = { ...HOUSE, 'property type': 'plot', 'plot type': 'residential', price: '0' };
  const areas = (row: Record<string, string>, facts = FACTS) => {
    const { listing, problems } = read({ ...PLOT, ...row }, facts);
    return listing
      ? [listing.input.plot?.totalArea, listing.input.areaAs]
      : problems.map((problem) => problem.split(' ')[0]);
  };
  const said = (value: number, unit: string, squareFeetPerMarla: number | null) => ({
    value,
    unit,
    squareFeetPerMarla,
  });

  assert.deepEqual(areas({ area: '10 marla' }), [2722.5, said(10, 'marla', 272.25)]);
  assert.deepEqual(areas({ area: '1 kanal 4 marla' }), [6534, said(1.2, 'kanal', 272.25)]);
  assert.deepEqual(areas({ area: '੧੦ ਮਰਲੇ' }), [2722.5, said(10, 'marla', 272.25)]);
  assert.deepEqual(areas({ 'area (gaj)': '200' }), [1800, said(200, 'sqyd', null)]);
  assert.deepEqual(areas({ area: '10', 'area unit': 'marla' }), [
    2722.5,
    said(10, 'marla', 272.25),
  ]);
  assert.deepEqual(areas({ area: '1250' }), [1250, null]);
  assert.deepEqual(areas({ area: '10 marla' }, { ...FACTS, marla: 225 }), [
    2250,
    said(10, 'marla', 225),
  ]);
  assert.deepEqual(areas({ area: '10 marla' }, { ...FACTS, marla: 250 }), [2500, null]);
  assert.deepEqual(areas({ 'area as said': '10 marla' }), [2722.5, said(10, 'marla', 272.25)]);
  assert.deepEqual(areas({ area: '2722', 'area as said': '10 marla' }), [
    2722,
    said(10, 'marla', 272.25),
  ]);
  assert.deepEqual(areas({ area: '2500', 'area as said': '10 marla' }), ['area']);
  assert.deepEqual(areas({ area: '2500', 'area as said': '10' }), ['area']);
  assert.deepEqual(areas({ area: '', 'area as said': 'large' }), ['area']);
  assert.deepEqual(areas({ area: '', 'area as said': '' }), ['area']);
  assert.deepEqual(areas({ area: '-5 marla' }), ['area']);
  assert.deepEqual(areas({ area: '1e12 marla' }), ['area']);
});

test('an address says city, state and neighbourhood', () => {
  const { city: _, locality: __, ...rest } = KOTHI;
  const { listing, problems } = read({ ...rest, Address: 'Sector 9, Gurgaon, Haryana' });

  assert.deepEqual(problems, []);
  assert.deepEqual(listing?.place, { city: 'Gurgaon', state: 'Haryana', country: 'India' });
  assert.equal(listing?.input.neighbourhood, 'Sector 9');
});

test('refuses a city that two states have, and the name of a state', () => {
  const facts = { ...FACTS, cities: knownCities(ADAMPURS) };
  const { city: _, locality: __, ...rest } = KOTHI;
  const both =
    'may be Adampur in Punjab, India or Adampur in Haryana, India: say which in a column State';
  for (const [row, problem] of [
    [{ ...KOTHI, city: 'adampur' }, `city "adampur" ${both}`],
    [{ ...rest, Address: 'Model Town, Adampur' }, `Address "Model Town, Adampur" ${both}`],
    [{ ...KOTHI, city: 'ਹਰਿਆਣਾ' }, 'city "ਹਰਿਆਣਾ" is the name of a state'],
    [
      { ...rest, Address: 'Sector 9, Gurgaon, Haryana', State: 'Punjab' },
      'Address "Sector 9, Gurgaon, Haryana" names Haryana, while its state is Punjab',
    ],
  ] as const)
    assert.deepEqual(read(row, facts).problems, [problem]);
  for (const row of [
    { ...KOTHI, city: 'adampur', state: 'haryana' },
    { ...rest, Address: 'Model Town, Adampur', state: 'हरियाणा' },
    { ...rest, Address: 'Model Town, Adampur, Haryana' },
  ])
    assert.deepEqual(read(row, facts).problems, []);
});

test('HTML of other systems becomes text in every field', () => {
  const { listing, problems } = read({
    ...KOTHI,
    title: '<h1>Kothi &amp; garden</h1>',
    description: '<p>A &amp; B<br />C&nbsp;D</p><ul><li>3 < 5</li></ul>',
    city: '<b>Jalandhar</b>',
    locality: 'Model&nbsp;Town',
    price: '<b>45 lakh</b>',
    area: '<span class="size">5</span>&nbsp;marla',
    'property type': '<i>kothi</i>',
    bedrooms: '<td>4</td>',
    phone: '<a href="tel:+919876543210">98765&#45;43210</a>',
    'title in hindi': '<b>कोठी</b>',
  });

  assert.deepEqual(problems, []);
  assert.equal(listing?.place.city, 'Jalandhar');
  assert.partialDeepStrictEqual(listing?.input, {
    title: 'Kothi & garden',
    description: 'A & B\nC D\n3 < 5',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    ownerContact: '9876543210',
    translations: { hi: { title: 'कोठी' } },
    house: { totalArea: 1361.25, noOfRooms: 4 },
  });
});

test('a pattern takes the text of a column without its markup', () => {
  const { title: _, ...row } = KOTHI;
  const columns = readColumns(
    [...Object.keys(row), 'Their Name'],
    new Map(),
    new Map([['title', '{Their Name}, {city}']]),
  );
  const { listing } = listingReader(
    columns,
    FACTS,
  )([...Object.values(row), '<b>Kothi &amp; garden</b>']);

  assert.equal(listing?.input.title, 'Kothi & garden, jalandhar');
});

test("only files with the columns of this product's exports keep markup", () => {
  const own = {
    propertyType: 'plot',
    plotType: '1',
    city: 'Jalandhar',
    neighbourhood: 'Model Town',
    title: '<b>Plot</b> &amp;',
    description: '<p>Plot</p>',
    price: '100000',
    totalArea: '100',
  };
  const titles = [own, { id: 'https://a.test/p/1', ...own, posted: '', isPopular: '' }].map(
    (row) => read(row).listing?.input.title,
  );

  assert.deepEqual(titles, ['Plot &', '<b>Plot</b> &amp;']);
});

test('leaves out the empty dates of other programs, and no date is bent into another', () => {
  for (const date of ['0001-01-01', '1899-12-30', '1900-01-00', '0000-00-00', '0', '2050']) {
    const { listing, leftOut, problems } = read({ ...KOTHI, built: date, posted: date });
    assert.deepEqual(problems, [], date);
    assert.equal(listing?.input.house?.yearBuilt, null, date);
    assert.equal(listing?.posted, null, date);
    assert.deepEqual(leftOut.map(({ column, value }) => `${column}=${value}`).sort(), [
      `built=${date}`,
      `posted=${date}`,
    ]);
  }
});

test('what numbers count may be said once; what a value, a row or a column says wins', () => {
  const readSet = (set: Record<string, string>, row: Record<string, string>) => {
    const columns = readColumns(Object.keys(row), new Map(), new Map(Object.entries(set)));
    const { listing, problems, isAreaBare } = listingReader(columns, FACTS)(Object.values(row));
    const { totalArea } = listing?.input.house ?? {};
    return problems.length > 0 ? problems : [totalArea, listing?.input.price, isAreaBare];
  };
  const { area: _, price: __, ...rest } = KOTHI;
  const units = { 'area unit': 'marla', 'price unit': 'lakh' };

  assert.deepEqual(readSet(units, { ...rest, area: '10', price: '45' }), [2722.5, 4.5e6, false]);
  assert.deepEqual(readSet({}, { ...rest, area: '10', price: '45' }), [10, 45, true]);
  assert.deepEqual(readSet(units, { ...rest, area: '1000 sq ft', price: '1 Cr' }), [
    1000,
    1e7,
    false,
  ]);
  assert.deepEqual(
    readSet(units, { ...rest, area: '10', price: '45', unit: 'gaj', 'price in': 'crore' }),
    [90, 4.5e8, false],
  );
  assert.deepEqual(readSet(units, { ...rest, 'Area (sq ft)': '1000', 'Price (Rs)': '4500000' }), [
    1000,
    4.5e6,
    false,
  ]);
  for (const unit of ['ਮਰਲਾ', 'मरला', 'Marlas.', 'mrl'])
    assert.deepEqual(
      readSet({ 'area unit': unit, 'price unit': 'ਲੱਖ' }, { ...rest, area: '10', price: '45' }),
      [2722.5, 4.5e6, false],
    );
  assert.deepEqual(readSet({ 'area unit': 'bushel' }, { ...rest, area: '10', price: '45 lakh' }), [
    'areaUnit "bushel" is no unit of area known here: sqft, sqyd, sqm, marla, kanal, acre, hectare',
  ]);
});
