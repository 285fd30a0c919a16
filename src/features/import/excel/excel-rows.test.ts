import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { type Sheet, workbook } from '#test/workbook.ts';
import { excelCsv } from './excel-rows.ts';

const COVER: Sheet = {
  name: 'Cover',
  rows: [['Sharma Estates'], ['List of', 'March'], ['Ask for prices']],
};
const OLD: Sheet = {
  name: 'Old',
  state: 'hidden',
  rows: [
    ['Title', 'Price', 'City'],
    ['Sold kothi', '1 Cr', 'Nakodar'],
  ],
};
const PLOTS: Sheet = {
  name: 'Plots & land',
  rows: [
    ['Plots of March'],
    ['Title', 'Price', 'City'],
    ['Corner plot', '12 lakh', 'Nakodar'],
    ['Field', '40 lakh', 'Shahkot'],
  ],
};
const EMPTY: Sheet = { name: 'Template', rows: [['Title', 'Price', 'City']] };

function titles(bytes: Uint8Array, sheet?: string) {
  return excelCsv(bytes, sheet).records.map((row) => 'fields' in row && row.fields[0]);
}

test('reads the first visible sheet that names columns with rows below them', () => {
  const expected = ['Title', 'Corner plot', 'Field'];
  for (const sheets of [
    [OLD, PLOTS],
    [COVER, PLOTS],
    [OLD, COVER, EMPTY, PLOTS],
    [{ ...OLD, state: 'veryHidden' as const }, PLOTS, { ...OLD, state: undefined }],
    [{ name: 'Empty', rows: [] }, PLOTS],
  ] as Sheet[][])
    assert.deepEqual(titles(workbook(sheets)), expected, sheets.map(({ name }) => name).join());
});

test('columns that nobody knows are a heading, too, and a hidden sheet is better than none', () => {
  const foreign: Sheet = {
    name: 'Data',
    rows: [
      ['aa', 'bb'],
      ['1', '2'],
    ],
  };
  assert.deepEqual(titles(workbook([{ name: 'Cover', rows: [['Hello'], ['World']] }, foreign])), [
    'aa',
    '1',
  ]);
  assert.deepEqual(titles(workbook([OLD])), ['Title', 'Sold kothi']);
});

test('a sheet is read by its name, whatever its case; another name is told those there are', () => {
  const file = workbook([OLD, COVER, PLOTS]);
  assert.deepEqual(titles(file, ' old '), ['Title', 'Sold kothi']);
  assert.deepEqual(titles(file, 'PLOTS & LAND'), ['Title', 'Corner plot', 'Field']);
  assert.throws(
    () => excelCsv(file, 'Houses'),
    (error) =>
      error instanceof FileRefused &&
      error.message ===
        'The Excel file has no sheet "Houses"; its sheets are "Old" (hidden), "Cover", "Plots & land".',
  );
});

test('names every sheet, and counts the rows that a filter hides and reads them', () => {
  const { records, sheet } = excelCsv(workbook([OLD, COVER, { ...PLOTS, hidden: [0, 3] }]));
  assert.equal(records.length, 3);
  assert.deepEqual(sheet, {
    name: 'Plots & land',
    all: [
      { name: 'Old', isHidden: true },
      { name: 'Cover', isHidden: false },
      { name: 'Plots & land', isHidden: false },
    ],
    hiddenRows: 1,
  });
});
