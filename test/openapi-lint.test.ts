import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { createTestApp } from '#test/test-app.ts';

const WARNING = 1;

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

test('both linters find a wrong description', async () => {
  const wrong = (await describeApi())
    .replace('"operationId":"getCountry"', '"operationId":"getState"')
    .replaceAll('"responses":{', '"answers":{');
  const { redocly, spectral } = await lint(wrong);

  assert.notEqual(redocly.length, 0);
  assert.notEqual(spectral.length, 0);
});
