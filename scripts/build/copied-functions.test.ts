import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedFunctions } from './copied-functions.ts';

async function transform(code: string): Promise<string | undefined> {
  const { transform } = copiedFunctions();
  assert.ok(typeof transform === 'function');
  const result = await Reflect.apply(transform, undefined, [code, '/src/sample.ts']);
  return result?.code;
}

const COPIED = `
/**
 * Adds a number. Pages carry a copy of it
 * as text: it must not use anything outside its body.
 */
export function addTo(counted: number): number {
  // A comment.
  const added = counted + document.links.length;
  return added;
}

/** Stays as it is. */
export function other(text: string): string {
  return text;
}
`;

test('a function that pages copy has a short text, and no other has', async () => {
  const code = (await transform(COPIED)) ?? '';
  assert.ok(code.startsWith(COPIED));
  const added = code.slice(COPIED.length);
  assert.match(added, /^\naddTo\.toString = \(\) => "function \w\((\w)\)\{[^"]*\}";$/);
  assert.doesNotMatch(added, /number|comment|counted|other/);

  const [, text = ''] = /=> ("[^"]*");$/.exec(added) ?? [];
  const add = new Function('document', `return (${JSON.parse(text)})(2)`);
  assert.equal(add({ links: [1, 2, 3] }), 5);
});

test('other modules are left alone', async () => {
  assert.equal(await transform('/** Counts. */\nexport function count() {}\n'), undefined);
});

test('what is marked must be a function of its module', async () => {
  const code = '/** Pages carry a copy of it as text. */\nexport const count = () => 1;\n';
  await assert.rejects(transform(code), /is no function/);
});
