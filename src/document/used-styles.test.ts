import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StyleRule } from './style-rule.ts';
import { usedStyles } from './used-styles.server.ts';

const rule = (text: string, ...classes: string[]): StyleRule => ({
  selectors: [{ text, classes }],
  body: 'color:red;',
});

test('keeps what the classes of a page can match, in order and in its conditions', () => {
  const rules: StyleRule[] = [
    { text: '@layer base, utilities;' },
    rule('a'),
    rule('.b', 'b'),
    {
      around: '@media (width>=40rem)',
      rules: [rule('.sm\\:c', 'sm:c'), { around: '@layer d', rules: [rule('.d', 'd')] }],
    },
    {
      selectors: [
        { text: '.e .f', classes: ['e', 'f'] },
        { text: '.e', classes: ['e'] },
      ],
      body: 'color:blue;',
    },
  ];

  assert.equal(
    usedStyles(rules, '<p class="e  sm:c"><b class="x">'),
    '@layer base, utilities;a{color:red;}@media (width>=40rem){.sm\\:c{color:red;}}.e{color:blue;}',
  );
});

test('reads classes as the page writes them, and knows those that scripts set', () => {
  const name = '[&>ul]:a';
  assert.equal(usedStyles([rule('.x', name)], '<p class="[&amp;&gt;ul]:a">'), '.x{color:red;}');
  assert.equal(usedStyles([rule('.unscripted', 'unscripted')], '<p>'), '.unscripted{color:red;}');
  assert.equal(usedStyles([rule('.y', 'y')], '<p title="y">y'), '');
});
