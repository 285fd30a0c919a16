import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSource } from '#platform/http/inline-sources.server.ts';
import { hashScripts } from './inline-scripts.server.ts';

const NONCE = 'f00d';

test('takes the nonce off and hashes what the scripts with it say', () => {
  const { html, scripts } = hashScripts(
    `<link nonce="f00d" rel="stylesheet" href="/a.css"><script nonce="f00d">one()</script>
<script nonce="f00d" type="module" async="">
two("</div>")</script><script nonce="f00d">one()</script>`,
    NONCE,
  );

  assert.equal(
    html,
    `<link rel="stylesheet" href="/a.css"><script>one()</script>
<script type="module" async="">
two("</div>")</script><script>one()</script>`,
  );
  assert.deepEqual(scripts, ['one()', '\ntwo("</div>")'].map(hashSource));
});

test('hashes letters of every script as browsers read them', () => {
  const code = 'say("ਘਰ")';
  const { html, scripts } = hashScripts(`<script nonce="f00d">${code}</script>`, NONCE);

  assert.equal(html, `<script>${code}</script>`);
  assert.deepEqual(scripts, [hashSource(code)]);
});

test('hashes neither data, nor files, nor scripts that got into the page without the nonce', () => {
  const foreign =
    '<script type="application/ld+json">{}</script><script>evil()</script><script nonce="x">evil()</script>';
  const file = '<script nonce="f00d" src="/a.js"></script>';

  assert.deepEqual(hashScripts(foreign, NONCE), { html: foreign, scripts: [] });
  assert.deepEqual(hashScripts(file, NONCE).scripts, []);
});

test('hashes as browsers do', () => {
  // The example of the specification, CSP Level 3, section 8.3.
  assert.equal(
    hashSource("alert('Hello, world.');"),
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});
