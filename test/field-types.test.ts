import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const SOURCE = join(import.meta.dirname, '../src');

test('no field is of the type that a mouse wheel changes unnoticed', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCE });
  const wrong = files.filter((file) =>
    /\btype(?:=|: )\{?["']number/.test(readFileSync(join(SOURCE, file), 'utf8')),
  );

  assert.ok(files.length > 100);
  assert.deepEqual(wrong, []);
});
