import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { excelCsv } from './excel-rows.ts';
import { readExcel } from './read-excel.ts';
import { writeExcel } from './write-excel.ts';

/** A workbook with one sheet of this XML, a date format and one shared text. */
function workbook(rows: string, more = '', formats = ['General', 'dd\\-mmm']): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${165 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${165 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><r><t>Model </t></r><r><t>Town &amp; more</t></r></si></sst>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`,
    ),
  });
}

function rowsIn(bytes: Uint8Array) {
  return readExcel(bytes)[0]?.rows() ?? [];
}

test('reads texts, numbers, dates, formulas and errors as texts', () => {
  const cells =
    '<c r="A1" t="s"><v>0</v></c><c r="C1"><v>4500000.5</v></c><c r="D1" s="1"><v>46085</v></c>' +
    '<c r="E1" t="str"><f>A1</f><v>x</v></c><c r="F1"><f>1/0</f></c><c r="G1" t="e"><v>#REF!</v></c>' +
    '<c r="H1" t="b"><v>1</v></c><c r="I1" t="inlineStr"><is><t>ਪਲਾਟ</t></is></c>';
  assert.deepEqual(rowsIn(workbook(`<row r="1">${cells}</row>`)), [
    {
      line: 1,
      fields: ['Model Town & more', '', '4500000.5', '2026-03-04', 'x', '', '', 'yes', 'ਪਲਾਟ'],
      isHidden: false,
    },
  ]);
});

test('what a format writes behind a number is its unit', () => {
  const formats: [string, string][] = [
    ['0&quot; marla&quot;', '5 marla'],
    ['#,##0.0&quot; lakh&quot;', '5 lakh'],
    ['0\\ \\k\\a\\n\\a\\l', '5 kanal'],
    ['General&quot; gaj&quot;', '5 gaj'],
    ['[$₹-4009]#,##0[$ Cr]', '5 Cr'],
    ['0&quot; marla&quot;;-0&quot; kanal&quot;', '5 marla'],
    ['&quot;Rs. &quot;#,##0', '5'],
    ['#,##0.00_);(#,##0.00)', '5'],
    ['#,##0,&quot;K&quot;', '5'],
    ['General', '5'],
  ];
  const cells = formats.map((_, index) => `<c s="${index}"><v>5</v></c>`).join('');
  assert.deepEqual(
    rowsIn(
      workbook(
        `<row r="1">${cells}</row>`,
        '',
        formats.map(([code]) => code),
      ),
    )[0]?.fields,
    formats.map(([, text]) => text),
  );
});

test('a merged cell speaks for each of its rows, a title above the columns for none', () => {
  const rows = [
    '<row r="1"><c r="A1" t="str"><v>Listings of March</v></c></row>',
    '<row r="2"><c r="A2" t="str"><v>City</v></c><c r="B2" t="str"><v>Title</v></c></row>',
    '<row r="3"><c r="A3" t="str"><v>Nakodar</v></c><c r="B3" t="str"><v>One</v></c></row>',
    '<row r="4"><c r="B4" t="str"><v>Two</v></c></row>',
  ];
  const merged = '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A3:A9"/></mergeCells>';
  assert.deepEqual(
    excelCsv(workbook(rows.join(''), merged)).records.map((row) => 'fields' in row && row.fields),
    [
      ['City', 'Title'],
      ['Nakodar', 'One'],
      ['Nakodar', 'Two'],
    ],
  );
});

test('what was written is read again', () => {
  const rows = [
    ['id', 'title', 'price'],
    ['0012', '=1+2 <b> _x0041_ "q"\nline', '4500000.5'],
    ['1e5', ' blanks ', ''],
  ];
  assert.deepEqual(
    rowsIn(writeExcel(rows)).map(({ fields }) => fields),
    rows,
  );
});

test('writes nothing that XML cannot hold', () => {
  const rows = [['title'], ['a\ufffeb\uffffc\ud800d\0e\u0001f\tg\n😀 _xFFFE_']];

  const xml = strFromU8(unzipSync(writeExcel(rows))['xl/worksheets/sheet1.xml'] ?? strToU8(''));

  assert.match(xml, />abcdef\tg\n😀 _x005F_xFFFE_</);
});

test('refuses what is damaged, no workbook, or unpacks to too much', () => {
  const bomb = workbook('<row r="1"/>');
  // The size that the directory at the end claims for the sheet.
  const view = new DataView(bomb.buffer);
  const last = Buffer.from(bomb).lastIndexOf('PK\x01\x02');
  view.setUint32(last + 24, 2_000_000_000, true);
  const files: [Uint8Array, RegExp][] = [
    [strToU8('PK\x03\x04'), /damaged/],
    [zipSync({ 'photo.jpg': strToU8('x') }), /no Excel workbook/],
    [bomb, /unpacks to more than 160 MB/],
  ];
  for (const [bytes, said] of files)
    assert.throws(
      () => readExcel(bytes),
      (error) => error instanceof FileRefused && said.test(error.message),
    );
});
