import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excelCsv } from '#features/import/excel/excel-rows.ts';
import { writeExcel } from '#features/import/excel/write-excel.ts';
import { fileRows } from '#features/import/sheet/file-rows.ts';
import { insertCity } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { csvLine } from './rows/csv-text.ts';

async function exporter(app: TestApp) {
  const client = await createStaffClient(app);
  const headers = { authorization: `Bearer ${client.token}` };
  return {
    client,
    read: async (query = '') => {
      const response = await app.fetch(`/api/Export${query}`, { headers });
      return { status: response.status, text: await response.text() };
    },
    write: async (text: string) => {
      const form = new FormData();
      form.append('file', new File([text], 'listings.csv'));
      const response = await app.fetch('/api/Import', { method: 'POST', headers, body: form });
      const lines = (await response.text()).trim().split('\n');
      return JSON.parse(lines.at(-1) ?? '');
    },
  };
}

function listings(cityID: number): object[] {
  const common = {
    description: 'two storeys,\n   with "quotes"; and a semicolon',
    neighbourhood: 'model town',
    price: 4_500_000.5,
    cityID,
  };
  return [
    {
      ...common,
      title: '=HYPERLINK("x")',
      propertyType: 100,
      ownerContact: '9800000011',
      videoLink: '-abcdefghij',
      isPopular: true,
      areaAs: { value: 8.5, unit: 'marla', squareFeetPerMarla: 225 },
      translations: { pa: { title: 'ਕੋਠੀ' } },
      house: { type: 2, noOfRooms: 99, noOfFloors: 2, carParking: true, yearBuilt: '2001-02-03' },
    },
    {
      ...common,
      title: "'=plot in lower case",
      price: 0,
      propertyType: 200,
      plot: { plotType: 1, totalArea: 1361.25, length: 45, breadth: 30.25, facing: 3 },
    },
    {
      ...common,
      title: '0012',
      propertyType: 300,
      status: 3,
      areaAs: { value: 12.25, unit: 'kanal', squareFeetPerMarla: 206.640625 },
      land: { landType: 1, waterSupply: 3, totalFront: 220 },
    },
    { ...common, title: '+91', propertyType: 400, shop: { totalArea: 450, parkingSpace: true } },
    {
      ...common,
      title: '<b>5</b> marla &amp; more &lt;',
      description: '<p>A &amp; B<br />C&nbsp;D</p> <script>x</script>',
      propertyType: 400,
      shop: { totalArea: 450 },
    },
    {
      ...common,
      title: 'Open',
      neighbourhood: '',
      status: 5,
      propertyType: 200,
      plot: { totalArea: 9 },
    },
  ];
}

test('an export imports again unchanged, as CSV and as Excel', async () => {
  await using from = await createTestApp();
  const { client, read, write } = await exporter(from);
  const id = await insertCity(from.db);
  for (const listing of listings(id)) {
    const { status, body } = await client.post('/api/Property', listing);
    assert.equal(status, 201, JSON.stringify(body));
  }
  const { text } = await read('?sort=id');
  assert.deepEqual((await write(text)).result?.alreadyThere, 6);

  for (const copy of [text, throughExcel(text)]) {
    await using into = await createTestApp();
    const other = await exporter(into);
    assert.deepEqual((await other.write(copy)).result?.added, 6);
    assert.equal((await other.read('?sort=id')).text, text);
    assert.deepEqual((await other.write(copy)).result?.alreadyThere, 6);
  }
});

/** What a browser sends of an Excel file that was made from the export. */
function throughExcel(text: string): string {
  const { records: rows } = fileRows(new TextEncoder().encode(text));
  const written = writeExcel(rows.flatMap((row) => ('fields' in row ? [row.fields] : [])));
  return excelCsv(written)
    .records.flatMap((row) => ('fields' in row ? [csvLine(row.fields)] : []))
    .join('');
}

test('exports what the list shows, and escapes what spreadsheets would calculate', async () => {
  await using app = await createTestApp();
  const { client, read } = await exporter(app);
  const id = await insertCity(app.db);
  for (const listing of listings(id)) await client.post('/api/Property', listing);

  const { text } = await read('?status=3');
  assert.match(text, /^id,propertyType,/);
  assert.equal(fileRows(new TextEncoder().encode(text)).records.length, 2);
  const all = (await read()).text;
  assert.match(all, /,"'=HYPERLINK/);
  assert.equal((await read('?status=x')).status, 400);
  assert.equal((await app.fetch('/api/Export')).status, 401);
});

test('an export writes the translated titles that are missing from the facts, and no others', async () => {
  await using app = await createTestApp();
  const { client, read } = await exporter(app);
  const id = await insertCity(app.db);
  for (const listing of listings(id)) await client.post('/api/Property', listing);
  const titles = async (query: string) => {
    const rows = csvRows((await read(`?sort=id&${query}`)).text);
    return rows.map(({ title_pa, title_hi }) => [title_pa, title_hi]);
  };

  const asked = await titles('titlePa=facts');
  assert.deepEqual(asked[0], ['ਕੋਠੀ', '']);
  assert.match(asked[1]?.[0] ?? '', /^Jalandhar ਵਿੱਚ .+ ਦਾ ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ/);
  assert.equal(asked[1]?.[1], '');
  assert.match((await titles('titleHi=facts'))[1]?.[1] ?? '', / प्लॉट/);
  assert.deepEqual((await titles(''))[1], ['', '']);
  assert.equal((await read('?titlePa=x')).status, 400);
});

/** By the names of the columns. */
function csvRows(text: string): Record<string, string | undefined>[] {
  const { records } = fileRows(new TextEncoder().encode(text));
  const [names = [], ...rows] = records.flatMap((row) => ('fields' in row ? [row.fields] : []));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}
