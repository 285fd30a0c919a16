import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startScriptsLater } from './later-scripts.server.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="icon" href="/favicon.svg"/></head><body><main>import "x";</main>
<script nonce="n">window.context = 1;</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.modules = {"root":route0};
import("/assets/entry.js");</script><script nonce="n">more();</script></body></html>`;

test('no script is fetched before the first picture is painted', () => {
  const page = startScriptsLater(PAGE);

  assert.doesNotMatch(page, /<link rel="modulepreload"/);
  assert.doesNotMatch(page, /^import /m);
  assert.ok(
    page.indexOf('await Promise.race') < page.indexOf('await import("/assets/manifest.js")'),
  );
});

test('the scripts then come in the order they had', () => {
  const page = startScriptsLater(PAGE);

  assert.match(
    page,
    /await import\("\/assets\/manifest\.js"\);\nconst route0 = await import\("\/assets\/root\.js"\);\nwindow\.modules/,
  );
  assert.match(page, /\["\/assets\/entry\.js"\]/);
  assert.match(
    page,
    /^await import\("\/assets\/entry\.js"\);\n} catch \(error\) {\n {2}giveUp\(\);/m,
  );
});

test('the rest of the page stays as it is', () => {
  const page = startScriptsLater(PAGE);

  assert.match(page, /<link rel="icon" href="\/favicon\.svg"\/>/);
  assert.match(page, /<main>import "x";<\/main>/);
  assert.match(page, /<script nonce="n">more\(\);<\/script>/);
});
