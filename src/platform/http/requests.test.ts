import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';

const SEARCH = '/api/Property/filtered-properties';
/** Required by `fetch` for a stream as body, but missing in the types. */
const STREAMED = { duplex: 'half' };
const JSON_BODY = { 'content-type': 'application/json' };

test('matches paths of the API in any case', async () => {
  await using app = await createTestApp();

  for (const path of [
    '/api/Enum/PropertyType/100',
    '/API/ENUM/propertytype/100',
    '/api/enum/PROPERTYTYPE/100',
  ]) {
    assert.deepEqual(await (await app.fetch(path)).json(), { enumName: 'House' }, path);
  }
  assert.equal((await app.fetch('/api/property/FRESHPROPERTIES')).status, 200);
});

test('answers an unknown path of the API with a problem', async () => {
  await using app = await createTestApp();

  const response = await app.fetch('/api/nothing/here');

  assert.equal(response.status, 404);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  assert.deepEqual(Object.keys(await response.json()), ['type', 'title', 'status', 'detail']);
});

test('answers 405 with Allow to a method that a path lacks', async () => {
  await using app = await createTestApp();
  const allowed = async (method: string, path: string) => {
    const response = await app.fetch(path, { method });
    return [response.status, response.headers.get('allow')];
  };

  assert.deepEqual(await allowed('GET', SEARCH), [405, 'POST, OPTIONS']);
  assert.deepEqual(await allowed('POST', '/api/Property/house'), [405, 'GET, HEAD, OPTIONS']);
  assert.deepEqual(await allowed('PATCH', '/api/enum/Facing'), [405, 'GET, HEAD, OPTIONS']);
  assert.deepEqual(await allowed('OPTIONS', SEARCH), [204, 'POST, OPTIONS']);
});

test('answers HEAD like GET, without a body', async () => {
  await using app = await createTestApp();

  const response = await app.fetch('/api/City', { method: 'HEAD' });

  assert.equal(response.status, 200);
  assert.equal(await response.text(), '');
});

test('refuses bodies of other types than JSON', async () => {
  await using app = await createTestApp();
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'nonsense',
    'text/json',
  ];

  for (const type of types) {
    const response = await app.fetch(SEARCH, {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{}',
    });
    assert.equal(response.status, 415, type);
    assert.equal((await response.json()).status, 415);
  }
  const json = [
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset="utf-8"',
    'application/json ; charset=utf-8',
    'Application/Json;',
    'application/json;\tcharset=utf-8; q="a;b"',
  ];
  for (const type of json) {
    assert.equal(
      (await app.fetch(SEARCH, { method: 'POST', headers: { 'content-type': type }, body: '{}' }))
        .status,
      200,
      type,
    );
  }
});

test('refuses a body over 256 KB, its length announced or not', async () => {
  await using app = await createTestApp();
  const body = `{"x":"${'y'.repeat(256 * 1024)}"}`;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(body)),
  });

  const announced = await app.fetch(SEARCH, {
    method: 'POST',
    headers: { ...JSON_BODY, 'content-length': String(body.length) },
    body,
  });
  const chunked = await app.fetch(SEARCH, {
    method: 'POST',
    headers: JSON_BODY,
    body: endless,
    ...STREAMED,
  });

  assert.deepEqual([announced.status, chunked.status], [413, 413]);
  assert.equal((await chunked.json()).title, 'Content Too Large');
});

test('answers unexpected errors without internals', async () => {
  await using app = await createTestApp();
  await app.db.schema.alterTable('property').renameTo('lost').execute();

  const response = await app.fetch('/api/Property/1');

  assert.equal(response.status, 500);
  assert.deepEqual(await response.json(), {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: 'Something went wrong on the server.',
  });
});

test('describes every route in its own spelling, and null only where it is allowed', async () => {
  await using app = await createTestApp();

  const { paths, components } = await (await app.fetch('/api/openapi.json')).json();

  assert.equal(
    paths['/api/City/cities-by-property-popularity'].get.operationId,
    'getCityCitiesByPropertyPopularity',
  );
  assert.equal(components.schemas.House.type, 'object');
  assert.deepEqual(components.schemas.Property.properties.house, {
    anyOf: [{ $ref: '#/components/schemas/House' }, { type: 'null' }],
  });
  assert.match(await (await app.fetch('/api/docs')).text(), /\/api\/Property\/\{id\}/);
});
