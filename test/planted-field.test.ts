// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Meeting } from '#test/meet-planted-field.ts';
import { filesWithErrors, type Planting, plant, plantMigration, run } from '#test/plant.ts';
import { temporaryFolder } from '#test/start-process.ts';

const LISTINGS = 'src/features/listings';

const FIELDS = `${LISTINGS}/fields.ts`;
const LABELS = `${LISTINGS}/labels/en/field-labels.ts`;
const COLUMN_SPELLINGS = 'src/features/import/rows/spellings/column-spellings.ts';
const ICONS = 'src/web/pages/listing/overview.tsx';
const LANGUAGES = ['en', 'pa', 'hi'];

/** A new field, as lines that stand in front of the line of a file that begins so. */
interface Field {
  readonly sql: string;
  readonly declaration: readonly Planting[];
  readonly column: Planting;
  readonly words: readonly Planting[];
  readonly icon: Planting;
}

const HEIGHT =
  "ceilingHeight: { label: 'Height', minimum: 'From', maximum: 'To', placeholders: ['3', '9'], belowZero: '', belowMinimum: '' },";

/** A measure of shops, with a filter for its range. */
const CEILING: Field = {
  sql: 'alter table property add column ceiling_height real not null default 0;',
  declaration: [
    [FIELDS, "    'parkingSpace',", "    'ceilingHeight',"],
    [
      FIELDS,
      '  parkingSpace: { type',
      "  ceilingHeight: { type: 'number', column: 'ceiling_height', unit: 'feet' },",
    ],
    [
      FIELDS,
      '  noOfRooms: { atLeast',
      "  ceilingHeight: { from: 'minCeiling', to: 'maxCeiling' },",
    ],
  ],
  column: [`${LISTINGS}/tables.ts`, '  parking:', '  ceiling_height: Generated<number>;'],
  words: [
    [LABELS, "  'shop.parkingSpace':", "  'shop.ceilingHeight': 'Ceiling Height',"],
    [
      'src/web/messages/pa/fields.ts',
      "  'shop.parkingSpace':",
      "  'shop.ceilingHeight': 'ਛੱਤ ਦੀ ਉਚਾਈ',",
    ],
    [
      'src/web/messages/hi/fields.ts',
      "  'shop.parkingSpace':",
      "  'shop.ceilingHeight': 'छत की ऊँचाई',",
    ],
    ...LANGUAGES.map(
      (language): Planting => [
        `src/web/messages/${language}/explore.ts`,
        '    totalArea: {',
        HEIGHT,
      ],
    ),
    [COLUMN_SPELLINGS, '  parking:', "  ceilingHeight: 'ceiling, clear height',"],
  ],
  icon: [ICONS, '  parkingSpace:', "  ceilingHeight: 'length',"],
};

/** What a shop is or is not, with a filter for those that are. */
const CORNER: Field = {
  sql: 'alter table property add column corner integer not null default 0;',
  declaration: [
    [FIELDS, "    'parkingSpace',", "    'corner',"],
    [FIELDS, '  parkingSpace: { type', "  corner: { type: 'flag', column: 'corner' },"],
    [FIELDS, '  noOfRooms: { atLeast', "  corner: { yes: 'corner' },"],
  ],
  column: [`${LISTINGS}/tables.ts`, '  parking:', '  corner: Generated<number>;'],
  words: [
    [LABELS, "  'shop.parkingSpace':", "  'shop.corner': 'Is it a Corner?',"],
    ['src/web/messages/pa/fields.ts', "  'shop.parkingSpace':", "  'shop.corner': 'ਕੋਨੇ ਦਾ ਹੈ?',"],
    ['src/web/messages/hi/fields.ts', "  'shop.parkingSpace':", "  'shop.corner': 'कोने का है?',"],
    ...LANGUAGES.map(
      (language): Planting => [
        `src/web/messages/${language}/explore.ts`,
        '    carParking: {',
        "    corner: { label: 'Corner', has: 'On a corner', said: 'on a corner' },",
      ],
    ),
    [COLUMN_SPELLINGS, '  parking:', "  corner: 'corner shop, at a corner',"],
    [
      `${LISTINGS}/spellings/detail-spellings.ts`,
      '  carParking: ',
      "  corner: 'corner, on a corner, ਕੋਨੇ ਦਾ, कोने का',",
    ],
  ],
  icon: [ICONS, '  parkingSpace:', "  corner: 'road',"],
};

/** All that a field has to be known to. */
const FILES = [
  `${LISTINGS}/store/listing-row.server.ts`,
  `${LISTINGS}/understand/understand.ts`,
  'src/features/import/rows/listing-from-row.ts',
  'src/back-office/pages/listings/listing-body.ts',
  'src/web/pages/explore/filters-of-kind.server.ts',
  'src/web/pages/listing/overview.tsx',
  'src/web/messages/messages.server.ts',
];

/** What a copy with this field, but without its icon, answers to `meet-planted-field.ts`. */
function meet({ sql, declaration, words }: Field, meeting: Meeting): unknown {
  using folder = temporaryFolder();
  plant(folder.path, [...declaration, ...words]);
  plantMigration(folder.path, sql);

  const script = join('test', 'meet-planted-field.ts');
  const { stdout, stderr } = run(folder.path, [script, JSON.stringify(meeting)]);

  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

test('a measure is met in form, API, overview, search and import', () => {
  const met = meet(CEILING, {
    field: 'ceilingHeight',
    value: '14.5',
    refused: '-1',
    query: 'minCeiling=14',
    missed: { maxCeiling: 14 },
    imported: { heading: 'Clear Height (ft)', cell: '4 m' },
    phrase: 'shop',
  });

  assert.deepEqual(met, {
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
    understood: ['Shop'],
    left: '',
  });
});

test('a yes or no is met in form, API, overview, search, box and import', () => {
  const met = meet(CORNER, {
    field: 'corner',
    value: 'yes',
    refused: '',
    query: 'corner=1',
    missed: { corner: true, noOfRooms: 1 },
    imported: { heading: 'At a Corner', cell: 'Y' },
    phrase: '5 marla corner',
  });

  assert.deepEqual(met, {
    label: 'Is it a Corner?',
    refused: {},
    answered: true,
    asked: [['shop_corner', 'yes']],
    overview: [
      { topic: 'corner', label: 'Is it a Corner?', value: 'yes' },
      { topic: 'corner', label: 'ਕੋਨੇ ਦਾ ਹੈ?', value: 'ਹਾਂ' },
      { topic: 'corner', label: 'कोने का है?', value: 'हाँ' },
    ],
    address: 'corner=1',
    found: [1, 0],
    filter: {
      kind: 'choice',
      field: 'corner',
      label: 'Corner',
      member: 'corner',
      options: { 1: 'On a corner' },
    },
    imported: [['corner', true]],
    understood: ['Shop', '5 marla', 'on a corner'],
    left: '',
  });
});

test('the type check tells what a field still lacks', async (t) => {
  const whole = ({ declaration, column, words, icon }: Field) => [
    ...declaration,
    column,
    ...words,
    icon,
  ];
  const failed = filesWithErrors(FILES, {
    whole: [...whole(CEILING), ...whole(CORNER)],
    measure: CEILING.declaration,
    flag: CORNER.declaration,
    column: [CEILING.column],
  });

  await t.test('nothing with column, words and icon', () => {
    assert.deepEqual(failed('whole'), []);
  });

  for (const [name, others] of [
    ['measure', []],
    ['flag', [`${LISTINGS}/spellings/detail-spellings.ts`]],
  ] as const)
    await t.test(`without them, each of their files: a ${name}`, () => {
      const lacking = [
        FIELDS,
        LABELS,
        COLUMN_SPELLINGS,
        ICONS,
        'src/web/messages/pa/fields.ts',
        'src/web/messages/hi/fields.ts',
        'src/web/messages/en/explore.ts',
        ...others,
      ];
      assert.deepEqual(
        lacking.filter((file) => !failed(name).includes(file)),
        [],
      );
    });

  await t.test('a field that fills the column', () => {
    assert.deepEqual(failed('column'), [`${LISTINGS}/store/listing-row.server.ts`]);
  });
});
