import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './light-icon.ts';

interface IconModule {
  readonly default: LucideIcon;
  readonly __iconData: Parameters<typeof createIcon>[0];
}

const attributesOf = (markup: string) =>
  markup.split('><').map((tag) => tag.match(/[\w-]+(?:="[^"]*")?/g)?.sort());

for (const name of ['house', 'images', 'sliders-horizontal'])
  test(`draws ${name} as lucide-react does`, async () => {
    const { default: Icon, __iconData: data }: IconModule = await import(
      `lucide-react/dist/esm/icons/${name}.mjs`
    );
    for (const props of [{}, { className: 'size-5', strokeWidth: 1.5, fill: 'inherit' }])
      assert.deepEqual(
        attributesOf(renderToStaticMarkup(createElement(createIcon(data), props))),
        attributesOf(renderToStaticMarkup(createElement(Icon, props))),
      );
  });
