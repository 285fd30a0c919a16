import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateTypes } from '#api-types/generate-types.ts';
import { createTestApp } from '#test/test-app.ts';
import { typeCheckPlanted } from '#test/typecheck-planted.ts';

const CLIENT = `import createClient from 'openapi-fetch';
import type { paths } from './planted-0.ts';
const client = createClient<paths>();
`;

/** The type errors of clients of the API, each a few lines after `CLIENT`. */
async function typeCheckClients(clients: readonly string[]): Promise<string[]> {
  await using app = await createTestApp();
  const types = await generateTypes(await (await app.fetch('/api/openapi.json')).text());
  const [inTypes, ...inClients] = typeCheckPlanted([
    types,
    ...clients.map((text) => CLIENT + text),
  ]);
  assert.equal(inTypes, '');
  return inClients;
}

test('the types that openapi-typescript makes fit calls as the API answers them', async () => {
  const rightCalls = [
    `const { data } = await client.GET('/api/Country');
     export const names: string[] | undefined = data?.map(({ name }) => name);`,
    `const { data } = await client.GET('/api/Property/{id}', { params: { path: { id: 7 } } });
     export const slug: string | undefined = data?.slug;`,
    `const body = { userName: 'admin', password: 'secret' };
     const { data, error } = await client.POST('/api/Acount/authenticate', { body });
     export const told: string | undefined = data?.token ?? error?.detail;`,
    `await client.PUT('/api/Country', {
       params: { header: { 'if-match': '"1"' } },
       body: { id: 1, name: 'India' },
     });`,
  ];
  assert.deepEqual(
    await typeCheckClients(rightCalls),
    rightCalls.map(() => ''),
  );
});

test('the types that openapi-typescript makes refuse wrong calls', async () => {
  const wrongCalls: [call: string, error: RegExp][] = [
    [`await client.GET('/api/Countries', {});`, /'"\/api\/Countries"'/],
    [`await client.DELETE('/api/Country', {});`, /'"\/api\/Country"'/],
    [`await client.GET('/api/Property/{id}');`, /Expected 2 arguments/],
    [
      `await client.GET('/api/Property/{id}', { params: { path: { id: 'seven' } } });`,
      /'string' is not assignable to type 'number'/,
    ],
    [
      `await client.POST('/api/Acount/authenticate', { body: { userName: 'admin' } });`,
      /is not assignable to type '{ userName: string; password: string; }/,
    ],
    [
      `const { data } = await client.GET('/api/Country');
       export const flag = data?.[0]?.flag;`,
      /'flag' does not exist/,
    ],
  ];
  const errors = await typeCheckClients(wrongCalls.map(([call]) => call));
  for (const [index, [call, expected]] of wrongCalls.entries())
    assert.match(errors[index] ?? '', expected, call);
});
