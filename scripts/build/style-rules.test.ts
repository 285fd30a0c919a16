import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedStyles } from '../../src/document/used-styles.server.ts';
import { classRulesOf, rulesOf } from './style-rules.ts';

const SHEET = `@layer base,utilities;@font-face{font-family:A;src:url(a)}@property --x{syntax:"*";inherits:false}
@layer utilities{.a,.b:not(.c){color:red}.\\31 x\\/2{width:50%}@media (width>=40rem){.sm\\:a:hover{color:blue}}
.d:has(>.e) p{margin:0}}@keyframes turn{to{rotate:1turn}}`;

const used = (html: string) => usedStyles(rulesOf(SHEET), html);
const COMMON =
  '@layer base,utilities;@font-face{font-family:A;src:url(a)}@property --x{syntax:"*";inherits:false}';
const TURN = '@keyframes turn{to{rotate:1turn}}';

test('a page without a class keeps fonts, variables, animations and the order of layers', () => {
  assert.equal(used('<p>'), COMMON + TURN);
});

test('escaped names are those of the page, and what stands in brackets may be absent', () => {
  assert.equal(
    used('<p class="b d 1x/2 sm:a">'),
    `${COMMON}@layer utilities{.b:not(.c){color:red;}.\\31 x\\/2{width:50%;}@media (width>=40rem){.sm\\:a:hover{color:blue;}}.d:has(>.e) p{margin:0;}}${TURN}`,
  );
});

test('the rules for classes alone leave out what every page has', () => {
  assert.equal(
    classRulesOf('@layer a,b;@layer a{*{margin:0}p,.c{margin:0}}@keyframes turn{to{rotate:1turn}}'),
    '@layer a{.c{margin:0;}}',
  );
});
