import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportCsv } from './report-csv.ts';

test('writes a report so that spreadsheets read text as text', () => {
  const columns = [
    { heading: 'Title', value: ({ title }: { title: string }) => title },
    { heading: 'Views', value: () => 7 },
  ];
  const rows = ['Kothi, "corner"', '=HYPERLINK("x")', '+91', '-2+3', '@sum', "'=1"];

  assert.equal(
    reportCsv(
      columns,
      rows.map((title) => ({ title })),
    ),
    [
      '\ufeffTitle,Views',
      '"Kothi, ""corner""",7',
      `"'=HYPERLINK(""x"")",7`,
      '+91,7',
      `'-2+3,7`,
      `'@sum,7`,
      `''=1,7`,
      '',
    ].join('\n'),
  );
});
