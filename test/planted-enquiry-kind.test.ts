// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesWithErrors, type Planting, plant, run } from '#test/plant.ts';
import { temporaryFolder } from '#test/start-process.ts';

const ROOT = join(import.meta.dirname, '..');
const FEATURE = 'src/features/enquiries';
const TABLE = `${FEATURE}/enquiry-kinds.ts`;
const LANGUAGES = ['en', 'pa', 'hi'] as const;

/** The whole feature, and who else reads of kinds; the types of a page's own route are in no copy. */
const FILES = [
  ...globSync(`${FEATURE}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\/page\.tsx$/.test(file),
  ),
  'src/back-office/pages/reports/enquiries-section.tsx',
  'src/back-office/pages/today/task-lines.tsx',
  'src/web/ui/ask-links.tsx',
  'src/web/messages/messages.server.ts',
];

/** Lines for a kind of sellers who first want to know what their property may bring. */
const KIND: Planting = [
  TABLE,
  '  sell: {',
  "  worth: { from: 'sellers', time: 'call', photos: true, listing: false },",
];
const STAFF: Planting[] = [
  [`${FEATURE}/kind-labels.ts`, "  sell: 'Wants", "  worth: 'What is it worth?',"],
  [`${FEATURE}/kind-labels.ts`, "  sell: 'Somebody", "  worth: 'Somebody asks for a price.',"],
];

/** A line in front of each that says `sell` to visitors. */
function visitors(language: (typeof LANGUAGES)[number], said: readonly string[]): Planting[] {
  const [ask, ...form] = said;
  const messages = `src/web/messages/${language}`;
  const line = "    worth: '…',";
  return [
    [`${messages}/shared.ts`, `    sell: '${ask}`, line],
    ...form.map((first): Planting => [`${messages}/enquiry.ts`, `    sell: '${first}`, line]),
  ];
}
const ENGLISH = visitors('en', ['Send us', 'Sell your', 'Tell us', 'What do']);
const OTHERS = [
  ...visitors('pa', ['ਸਾਨੂੰ', 'ਆਪਣੀ', 'ਸਾਨੂੰ', 'ਤੁਸੀਂ']),
  ...visitors('hi', ['हमें', 'अपनी', 'हमें', 'आप']),
];
const ANSWERS = ['Hello', 'ਸਤਿ', 'नमस्ते'].map(
  (first): Planting => [
    `${FEATURE}/office/answer-text.ts`,
    `    sell: '${first}`,
    "    worth: '…',",
  ],
);

const WORDS = [...STAFF, ...ENGLISH, ...OTHERS, ...ANSWERS];

test('a kind of the table is met in address, form, API, e-mail, answer and report', () => {
  using folder = temporaryFolder();
  plant(folder.path, [KIND, ...WORDS]);

  const { stdout, stderr } = run(folder.path, [join('test', 'meet-planted-kind.ts'), 'worth']);

  assert.equal(stderr, '');
  assert.deepEqual(JSON.parse(stdout), {
    address: '/enquiry?kind=worth',
    offeredWith: ['worth', 'sell'],
    headings: ['…', '…', '…'],
    described: ['call-back', 'visit', 'question', 'worth', 'sell'],
    stored: 'worth',
    email: ['What is it worth?', 'Somebody asks for a price.'],
    answers: ['…', '…', '…'],
    reported: [{ kind: 'worth', received: 1, stillNew: 1 }],
  });
});

test('the type check tells what a kind of enquiry still lacks', async (t) => {
  const vague: Planting = [
    TABLE,
    '  sell: {',
    "  worth: { from: 'sellers', time: 'meeting', listing: false },",
  ];
  const failed = filesWithErrors(FILES, {
    whole: [KIND, ...WORDS],
    bare: [KIND],
    english: [KIND, ...STAFF, ...ENGLISH, ...ANSWERS],
    vague: [vague, ...WORDS],
  });

  await t.test('nothing with messages in all languages', () => {
    assert.deepEqual(failed('whole'), []);
  });

  await t.test('without them, each of their files, and who reads the English ones', () => {
    const readers = [
      `${FEATURE}/visitor/enquiry-form.tsx`,
      `${FEATURE}/visitor/form-introduction.tsx`,
      `${FEATURE}/visitor/page.server.ts`,
      'src/web/ui/ask-links.tsx',
    ];
    assert.deepEqual(
      failed('bare').filter((file) => !readers.includes(file)),
      [
        `${FEATURE}/kind-labels.ts`,
        `${FEATURE}/office/answer-text.ts`,
        'src/web/messages/en/enquiry.ts',
        'src/web/messages/en/shared.ts',
      ],
    );
  });

  await t.test('with messages in English alone, those of the other languages', () => {
    assert.deepEqual(
      failed('english'),
      ['hi', 'pa'].flatMap((language) =>
        ['enquiry', 'shared'].map((name) => `src/web/messages/${language}/${name}.ts`),
      ),
    );
  });

  await t.test('of a kind that asks for what no form has, the table and who reads it', () => {
    assert.deepEqual(failed('vague'), [
      TABLE,
      `${FEATURE}/visitor/enquiry-form.tsx`,
      `${FEATURE}/visitor/sent-message.tsx`,
      `${FEATURE}/visitor/time-fields.tsx`,
    ]);
  });
});
