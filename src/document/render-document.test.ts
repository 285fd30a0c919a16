import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, lazy, Suspense } from 'react';
import { renderDocument } from './render-document.server.ts';

function Failing(): never {
  throw new Error('no words');
}

test('a long document in any script comes in one piece, with what it waited for', async () => {
  const text = 'ਪੰਜਾਬ ₹ '.repeat(10_000);
  const Late = lazy(async () => ({ default: () => createElement('i', null, 'late') }));
  const body = createElement(
    'main',
    null,
    text,
    createElement(Suspense, null, createElement(Late)),
  );

  const document = await renderDocument(createElement('body', null, body), 'abc');
  assert.equal(String(document), `<body><main>${text}<!--$--><i>late</i><!--/$--></main></body>`);
});

test('no document of which a part failed', async () => {
  const failing = createElement(Failing);

  await assert.rejects(renderDocument(failing, 'abc'), /no words/);
  await assert.rejects(renderDocument(createElement(Suspense, null, failing), 'abc'), /no words/);
});
