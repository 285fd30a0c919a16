import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { inAscii } from './ascii-code.ts';

const CODE = `
  const ਨਾਂ = 'ਮਕਾਨ';
  [ਨਾਂ, \`₹ \${1} – 😀\`, /^[ਕ-ਹ]+$/.test('ਕਮ'), /^[😀-😂]$/u.test('😁'), { मकान: 'é' }].join('|') + {}.मकान
`;

test('code in ASCII does the same', () => {
  const ascii = inAscii(CODE);
  assert.match(ascii, /^[\n -~]*$/);
  assert.equal(runInNewContext(ascii), runInNewContext(CODE));
});
