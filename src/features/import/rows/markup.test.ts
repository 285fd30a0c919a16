import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withoutMarkup } from './markup.ts';

const NBSP = '\u00a0';

/** A cell, and what it says. */
const CELLS: readonly (readonly [string, string])[] = [
  ['<p>A &amp; B<br />C&nbsp;D</p>', `A & B\nC${NBSP}D`],
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<p>One</p>\n\n  <p>Two</p>\n', 'One\nTwo'],
  ['One<br>\nTwo<BR/>Three', 'One\nTwo\nThree'],
  ['One<br><br>Two', 'One\n\nTwo'],
  ['<b>45 lakh</b>', '45 lakh'],
  ['<span style="font-size:12.0pt;color:#333">5</span> marla', '5 marla'],
  ['<ul>\n  <li>Corner</li>\n  <li>Park <i>facing</i></li>\n</ul>', 'Corner\nPark facing'],
  ['Near:<ol><li>School<li>Bank</ol>Call', 'Near:\nSchool\nBank\nCall'],
  [
    '<table><tr><td>Area</td><td>5 marla</td></tr><tr><td>Facing</td></tr></table>',
    'Area 5 marla\nFacing',
  ],
  ['<h2 class=title>Kothi</h2>In town', 'Kothi\nIn town'],
  ['<a href="https://a.test/?a=1&amp;b=2" target=_blank>Map</a>', 'Map'],
  ['<img src="a.jpg" alt="x > y">Kothi', 'Kothi'],
  ['<style type="text/css">p { color: red }</style>Kothi', 'Kothi'],
  ['Kothi<script>if (a < b) alert("</p>")</script> here', 'Kothi here'],
  ['Kothi<SCRIPT src=x.js></SCRIPT>', 'Kothi'],
  ['Kothi<style>p { color', 'Kothi'],
  ['A<!-- no -- <p>word --> B', 'A B'],
  ['<!--[if gte mso 9]><xml>x</xml><![endif]-->Kothi', 'Kothi'],
  ['<!DOCTYPE html><html><head><title>x</title></head><body>Kothi</body></html>', 'Kothi'],
  ['<p class="MsoNormal">Kothi<o:p></o:p></p>', 'Kothi'],
  ['<P ALIGN=CENTER>Kothi</P>', 'Kothi'],
  ['<input type="checkbox" checked>Lift', 'Lift'],
  ['Great <strong\n>corner</strong\n> plot', 'Great corner plot'],
  ['first line\nsecond <b>line</b>', 'first line\nsecond line'],
  ['3 < 5', '3 < 5'],
  ['5 > 3 and 2<3', '5 > 3 and 2<3'],
  ['a <b and c> d', 'a <b and c> d'],
  ['x <i or y> z', 'x <i or y> z'],
  ['<5 marla>', '<5 marla>'],
  ['<owner> asks <name@a.test>', '<owner> asks <name@a.test>'],
  ['<not a tag', '<not a tag'],
  ['ends with <p', 'ends with <p'],
  ['< p >', '< p >'],
  ['<!-- never closed', '<!-- never closed'],
  ['a <-- b --> c', 'a <-- b --> c'],
  ['AT&T, R & D &', 'AT&T, R & D &'],
  ['&amp;lt;', '&lt;'],
  ['&lt;p&gt;', '<p>'],
  ['&amp;amp;', '&amp;'],
  ['&#38;lt; &#x26;amp;', '&lt; &amp;'],
  ['&quot;A&quot; &apos;B&apos; &#39;C&#039;', "\"A\" 'B' 'C'"],
  ['&#8377;45 &#x20B9;46 &#X20b9;47', '₹45 ₹46 ₹47'],
  ['5&frac12; marla, 10&times;20, 100&deg;', '5½ marla, 10×20, 100°'],
  ['&lsquo;a&rsquo; &ldquo;b&rdquo; &ndash; &mdash; &hellip; &bull;', '‘a’ “b” – — … •'],
  ['caf&eacute; &Eacute;cole &uuml;', 'café École ü'],
  ['&#145;a&#146; &#150; &#x85;', '‘a’ – …'],
  [
    '&#0; &#xd800; &#1114112; &#99999999999; &#; &#x;',
    '&#0; &#xd800; &#1114112; &#99999999999; &#; &#x;',
  ],
  ['&nosuch; &Amp; &toString; A&B; &amp', '&nosuch; &Amp; &toString; A&B; &amp'],
  ['', ''],
];

test('takes the markup of other systems out of a cell, and nothing else', () => {
  for (const [cell, text] of CELLS) assert.equal(withoutMarkup(cell), text, cell);
});

test('long cells of broken markup are read in no time', () => {
  const started = performance.now();
  for (const part of [
    '<',
    '<p ',
    '<p a="',
    '<!--',
    '&',
    '&#',
    '<p a=b ',
    '<script>',
    '<b ',
    ' \n<br',
  ])
    withoutMarkup(part.repeat(200_000 / part.length));
  assert.ok(performance.now() - started < 2_000);
});

test('what another system has escaped is what was written, whatever it was', () => {
  const escaped = (text: string) =>
    text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('a', '&#x61;');
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('<b>', '<b and c>', '&amp;', '&', '<', '3 < 5', '<!--', '<script>', '&#38;'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ').replace(/\s+/g, ' ').trim();
      assert.equal(withoutMarkup(`<div class="x">${escaped(text)}</div>`), text);
      assert.equal(withoutMarkup(escaped(text)), text);
    }),
    { numRuns: 5000, seed: 20_260_301 },
  );
});
