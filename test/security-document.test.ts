import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const TEST_FILE = /`([\w./-]+\.test\.tsx?)`/g;

function namedTests(text: string): string[] {
  return [...text.matchAll(TEST_FILE)].map(([, file = '']) => file);
}

test('docs/security.md names only tests that exist', () => {
  const named = namedTests(DOCUMENT);

  assert.ok(named.length > 100);
  assert.deepEqual(
    named.filter((file) => !existsSync(join(ROOT, file))),
    [],
  );
  assert.deepEqual(namedTests('| `test/none.test.ts` |'), ['test/none.test.ts']);
});

test('a requirement is answered with a test, a reason or an open point', () => {
  const rows = DOCUMENT.split('\n').filter((line) => /^\| +\d+\.\d+\.\d+/.test(line));

  assert.ok(rows.length > 100);
  for (const row of rows) {
    const [, , reason = ''] = row.split('|').map((cell) => cell.trim());
    assert.ok(reason.length > 3, row);
  }
});
