import assert from 'node:assert/strict';
import { test } from 'node:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import createClient from 'openapi-fetch';
import { createTestApp } from '#test/test-app.ts';

const WARNING = 1;

interface CountryPaths {
  '/api/Country': {
    get: {
      responses: { 200: { content: { 'application/json': { id: number; name: string }[] } } };
    };
  };
}

async function describeApi(): Promise<string> {
  await using app = await createTestApp();
  return (await app.fetch('/api/openapi.json')).text();
}

async function lint(source: string): Promise<{ redocly: string[]; spectral: string[] }> {
  const redocly = await lintFromString({
    source,
    config: await createConfig({ extends: ['recommended'] }),
  });
  const spectral = new spectralCore.Spectral();
  // Spectral's own types disagree about optional members that are undefined.
  spectral.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
  return {
    redocly: redocly
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message }) => `${ruleId}: ${message}`),
    spectral: (await spectral.run(source))
      .filter(({ severity }) => severity <= WARNING)
      .map(({ code, message }) => `${code}: ${message}`),
  };
}

test('passes the rules of two independent linters', async () => {
  assert.deepEqual(await lint(await describeApi()), { redocly: [], spectral: [] });
});

test('is accepted by swagger-parser', async () => {
  const parsed = await new SwaggerParser().validate(JSON.parse(await describeApi()));

  assert.ok(Object.keys(parsed.paths ?? {}).length > 10);
});

test('is enough for openapi-fetch to call the API', async () => {
  await using app = await createTestApp();
  const { servers } = await (await app.fetch('/api/openapi.json')).json();
  const client = createClient<CountryPaths>({
    baseUrl: servers[0].url,
    fetch: ({ url }) => app.fetch(new URL(url).pathname),
  });

  const { data, response } = await client.GET('/api/Country');
  assert.equal(response.status, 200);
  assert.deepEqual(data, []);
});

test('both linters find a wrong description', async () => {
  const wrong = (await describeApi())
    .replace('"operationId":"getCountry"', '"operationId":"getState"')
    .replaceAll('"responses":{', '"answers":{');
  const { redocly, spectral } = await lint(wrong);

  assert.notEqual(redocly.length, 0);
  assert.notEqual(spectral.length, 0);
});
