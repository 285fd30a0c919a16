// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesWithErrors, type Planting, plant, plantMigration, run } from '#test/plant.ts';
import { temporaryFolder } from '#test/start-process.ts';

const LISTINGS = 'src/features/listings';

/** Lines for a new field of shops, each in front of the line of a file that begins so. */
const DECLARATION: Planting[] = [
  [`${LISTINGS}/fields.ts`, "    'parkingSpace',", "    'ceilingHeight',"],
  [
    `${LISTINGS}/fields.ts`,
    '  parkingSpace: {',
    "  ceilingHeight: { type: 'number', column: 'ceiling_height', unit: 'feet' },",
  ],
];
const FILTER: Planting[] = [
  [
    `${LISTINGS}/fields.ts`,
    '  noOfRooms: { atLeast',
    "  ceilingHeight: { from: 'minCeiling', to: 'maxCeiling' },",
  ],
];
const COLUMN: Planting[] = [
  ['src/features/listings/tables.ts', '  parking:', '  ceiling_height: Generated<number>;'],
];
const CEILING =
  "ceilingHeight: { label: 'Height', minimum: 'From', maximum: 'To', placeholders: ['3', '9'], belowZero: '', belowMinimum: '' },";
const WORDS: Planting[] = [
  [
    `${LISTINGS}/labels/en/field-labels.ts`,
    "  'shop.parkingSpace':",
    "  'shop.ceilingHeight': 'Ceiling Height',",
  ],
  ['src/web/words/pa/fields.ts', "  'shop.parkingSpace':", "  'shop.ceilingHeight': 'ਛੱਤ ਦੀ ਉਚਾਈ',"],
  ['src/web/words/hi/fields.ts', "  'shop.parkingSpace':", "  'shop.ceilingHeight': 'छत की ऊँचाई',"],
  ...['en', 'pa', 'hi'].map(
    (language): Planting => [`src/web/words/${language}/explore.ts`, '    totalArea: {', CEILING],
  ),
  [
    'src/features/import/rows/words/column-words.ts',
    '  parking:',
    "  ceilingHeight: 'ceiling, clear height',",
  ],
];
const ICON: Planting[] = [
  ['src/web/pages/listing/overview.tsx', '  parkingSpace:', "  ceilingHeight: 'length',"],
];

/** All that a field has to be known to. */
const FILES = [
  `${LISTINGS}/store/listing-row.server.ts`,
  'src/features/import/rows/listing-from-row.ts',
  'src/back-office/pages/listings/listing-body.ts',
  'src/web/pages/explore/filters-of-kind.server.ts',
  'src/web/pages/listing/overview.tsx',
  'src/web/words/words.server.ts',
];

test('a field of the declaration is met in form, API, overview, search and import', () => {
  using folder = temporaryFolder();
  plant(folder.path, [...DECLARATION, ...FILTER, ...WORDS]);
  plantMigration(
    folder.path,
    'alter table property add column ceiling_height real not null default 0;',
  );

  const script = join('test', 'meet-planted-field.ts');
  const members = ['minCeiling', 'maxCeiling'];
  const { stdout, stderr } = run(folder.path, [script, 'ceilingHeight', ...members]);

  assert.equal(stderr, '');
  assert.deepEqual(JSON.parse(stdout), {
    label: 'Ceiling Height',
    unit: 'ft',
    refused: { shop_ceilingHeight: 'Please enter a positive value.' },
    answered: 14.5,
    asked: [['shop_ceilingHeight', '14.5']],
    overview: [
      { topic: 'ceilingHeight', label: 'Ceiling Height', value: '14.5 ft' },
      { topic: 'ceilingHeight', label: 'ਛੱਤ ਦੀ ਉਚਾਈ', value: '14.5 ਫੁੱਟ' },
      { topic: 'ceilingHeight', label: 'छत की ऊँचाई', value: '14.5 फ़ुट' },
    ],
    address: 'minCeiling=14',
    found: [1, 0],
    filter: {
      kind: 'range',
      field: 'ceilingHeight',
      label: 'Height',
      minimum: 'From',
      maximum: 'To',
      placeholders: ['3', '9'],
      belowZero: '',
      belowMinimum: '',
      unit: 'ft',
      min: 'minCeiling',
      max: 'maxCeiling',
      applied: false,
      notNumber: '{value} should be a number',
    },
    imported: [['ceilingHeight', 13.12336]],
  });
});

test('the type check tells what a field still lacks', async (t) => {
  const failed = filesWithErrors(FILES, {
    whole: [...DECLARATION, ...FILTER, ...WORDS, ...COLUMN, ...ICON],
    bare: [...DECLARATION, ...FILTER],
    column: COLUMN,
  });

  await t.test('nothing with column, words and icon', () => {
    assert.deepEqual(failed('whole'), []);
  });

  await t.test('without them, each of their files', () => {
    for (const file of [
      `${LISTINGS}/fields.ts`,
      `${LISTINGS}/labels/en/field-labels.ts`,
      'src/features/import/rows/words/column-words.ts',
      'src/web/pages/listing/overview.tsx',
      'src/web/words/pa/fields.ts',
      'src/web/words/hi/fields.ts',
      'src/web/words/en/explore.ts',
    ])
      assert.ok(failed('bare').includes(file), file);
  });

  await t.test('a field that fills the column', () => {
    assert.deepEqual(failed('column'), [`${LISTINGS}/store/listing-row.server.ts`]);
  });
});
