import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CsvRecord, csvReader } from './csv-records.ts';
import { csvHeading } from './heading.ts';

const delimiterOf = (line: string) => csvHeading(line).delimiter;

/** All rows of a text that arrives in pieces of the given length. */
function read(text: string, delimiter = ',', piece = text.length || 1): CsvRecord[] {
  const reader = csvReader(delimiter);
  const records: CsvRecord[] = [];
  for (let start = 0; start < text.length; start += piece)
    records.push(...reader.push(text.slice(start, start + piece)));
  return [...records, ...reader.end()];
}

function write(rows: string[][], delimiter: string, lineEnd: string, quoteAll: boolean): string {
  const needsQuotes = (field: string) => quoteAll || /[",;\t\r\n]/.test(field);
  const lines = rows.map((row) =>
    row
      .map((field) => (needsQuotes(field) ? `"${field.replaceAll('"', '""')}"` : field))
      .join(delimiter),
  );
  return lines.map((line) => line + lineEnd).join('');
}

test('reads back written CSV, however the text is cut into pieces', () => {
  const field = fc.string({
    unit: fc.constantFrom('a', 'ਪ', '"', ',', ';', '\t', '\n', '\r', ' ', '1'),
  });
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  const form = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    quoteAll: fc.boolean(),
    piece: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(rows, form, (rows, { delimiter, lineEnd, quoteAll, piece }) => {
      const records = read(write(rows, delimiter, lineEnd, quoteAll), delimiter, piece);
      assert.deepEqual(
        records.map((record) => 'fields' in record && record.fields),
        rows.filter((row) => row.some((cell) => cell.trim() !== '')),
      );
    }),
    { numRuns: 500 },
  );
});

test('reads any text alike, whatever its pieces', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r'), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 10 }), (text, piece) =>
      assert.deepEqual(read(text, ',', piece), read(text)),
    ),
    { numRuns: 2000 },
  );
});

test('counts lines of the file, and needs no line end after the last row', () => {
  assert.deepEqual(read('a,b\r\n"1\r\n2",x\r\n\r\n,\r\n3,4'), [
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: ['1\r\n2', 'x'] },
    { line: 6, fields: ['3', '4'] },
  ]);
});

test('a broken quote costs only its own row', () => {
  const broken = (line: number, text: string, broken: string) => ({ line, broken, text });

  assert.deepEqual(read('1,"a"b,c\n2,b\n'), [
    broken(1, '1,"a"b,c', 'something other than a delimiter follows a closing quote'),
    { line: 2, fields: ['2', 'b'] },
  ]);
  assert.deepEqual(read('1,5" pipe\n2,b\n'), [
    broken(
      1,
      '1,5" pipe',
      'there is a quote in the middle of a field that does not begin with one',
    ),
    { line: 2, fields: ['2', 'b'] },
  ]);
  assert.deepEqual(read('1,"never closed\n2,b\n3,c\n'), [
    broken(1, '1,"never closed', 'a quote is opened and never closed'),
    { line: 2, fields: ['2', 'b'] },
    { line: 3, fields: ['3', 'c'] },
  ]);
  assert.deepEqual(read('1,"open\n2,"quoted, well"\n3,c\n'), [
    broken(1, '1,"open', 'something other than a delimiter follows a closing quote'),
    { line: 2, fields: ['2', 'quoted, well'] },
    { line: 3, fields: ['3', 'c'] },
  ]);
});

test('gives up a row longer than any listing without keeping it in memory', () => {
  const reader = csvReader(',');
  const records = reader.push('1,"');
  for (let piece = 0; piece < 30; piece += 1) records.push(...reader.push('x'.repeat(100_000)));
  records.push(...reader.push('\n2,b\n'), ...reader.end());

  assert.deepEqual(
    records.map((record) => ('fields' in record ? record.fields : record.broken)),
    ['a quote is opened and never closed', ['2', 'b']],
  );
});

test('finds the delimiter in the header', () => {
  assert.equal(delimiterOf('title,price;net,city'), ',');
  assert.equal(delimiterOf('title;price, net;city'), ';');
  assert.equal(delimiterOf('title\tprice\tcity'), '\t');
  assert.equal(delimiterOf('"a;b";"c,d";e'), ';');
  assert.equal(delimiterOf('foo'), ',');
});
