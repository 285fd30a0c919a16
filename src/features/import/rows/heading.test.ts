import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from './csv-file.ts';

const HEADING = ['Title', 'City', 'Price', 'Area'];
const ROW = ['Kothi', 'Nakodar', '45 lakh', '5 marla'];

/** The rows that are read, however the file arrives, and their lines. */
async function read(text: string, piece = text.length) {
  async function* pieces() {
    for (let start = 0; start < text.length; start += piece) yield text.slice(start, start + piece);
  }
  const records = [];
  for await (const part of readCsv(pieces())) records.push(...part.records);
  return records.map((record) => [record.line, 'fields' in record ? record.fields : record.broken]);
}

test('begins at the row that names the columns, whatever stands above it', async () => {
  const rows = (delimiter: string) => `${HEADING.join(delimiter)}\n${ROW.join(delimiter)}\n`;
  const files: [string, number][] = [
    [rows(','), 1],
    [`\r\n\r\n${rows('\t')}`, 3],
    [`sep=;\r\n${rows(';')}`, 2],
    [`SEP=,\n${rows(',')}`, 2],
    [`Listings of March\n,,,,\n${rows(',')}`, 3],
    [`Listings of "March"\n${rows(';')}`, 2],
    [`Sharma Estates, Jalandhar\nMarch, 2026\n\n${rows(',')}`, 4],
    [`sep=|\n${rows('|')}`, 2],
  ];
  for (const [text, line] of files)
    for (const piece of [text.length, 7])
      assert.deepEqual(
        await read(text, piece),
        [
          [line, HEADING],
          [line + 1, ROW],
        ],
        JSON.stringify(text),
      );
});

test('takes the first row with several cells where no name is known', async () => {
  const foreign = 'Titel;Ort;Preis\nHaus;Nakodar;45 lakh\n';
  assert.deepEqual((await read(`Liste\n${foreign}`))[0], [2, ['Titel', 'Ort', 'Preis']]);
  assert.deepEqual((await read(`a"b,c\n1,2\n`))[0]?.[0], 1);
});

test('says that a file is a web page', async () => {
  for (const text of [
    '<html><table>',
    '\n<!DOCTYPE html>',
    '<table border="1">',
    '<?xml version="1.0"?>',
  ])
    await assert.rejects(read(`${text}<tr><td>Title,City</td></tr>`), /web page/);
});
