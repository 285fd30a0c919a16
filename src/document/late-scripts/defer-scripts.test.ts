import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { deferScripts } from './defer-scripts.server.ts';

const NONCE = 'abc';
const SHEET = '/assets/app.css';

/** What the installed React Router renders for a page of two routes. */
async function renderPage(content: ReactNode): Promise<string> {
  const routes = {
    root: { id: 'root', path: '', module: { default: () => createElement('html', null, body) } },
    home: { id: 'home', parentId: 'root', index: true, module: { default: () => content } },
  };
  const body = createElement('body', null, createElement(Outlet), createElement(Scripts));
  const asset = (id: keyof typeof routes) => ({
    ...routes[id],
    module: `/assets/${id}.js`,
    imports: ['/assets/site.js'],
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const build: ServerBuild = {
    entry: {
      module: {
        default: async (request, _status, _headers, context) => {
          const router = createElement(ServerRouter, { context, url: request.url, nonce: NONCE });
          const stream = await renderToReadableStream(router, { nonce: NONCE });
          await stream.allReady;
          return new Response(stream);
        },
      },
    },
    routes,
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: asset('root'), home: asset('home') },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request('http://site.test/'), new RouterContextProvider());
  return response.text();
}

const refuse = (reason: string) => assert.fail(reason);

test('no script is loaded until the start script decides to', async () => {
  const html = await renderPage('Hello');
  assert.match(html, /<link rel="modulepreload"/);
  const deferred = deferScripts(html, SHEET, refuse);

  assert.doesNotMatch(deferred, /<link rel="modulepreload"/);
  assert.doesNotMatch(deferred, /^\s*import\b/m);
  assert.match(
    deferred,
    /"parts":\["\/assets\/manifest\.js","\/assets\/react\.js","\/assets\/root\.js","\/assets\/site\.js","\/assets\/home\.js"\],"entry":"\/assets\/entry\.js"/,
  );
});

test('the scripts are imported in the same order', async () => {
  const deferred = deferScripts(await renderPage('Hello'), SHEET, refuse);

  assert.match(
    deferred,
    /async \(\) => \{await import\("\/assets\/manifest\.js"\);\s+const route0 = await import\("\/assets\/root\.js"\);\s+const route1 = await import\("\/assets\/home\.js"\);\s+window\.__reactRouterRouteModules = \{"root":route0,"home":route1\};\s+await import\("\/assets\/entry\.js"\);\}\);<\/script>/,
  );
});

test('the start script is valid and keeps its nonce', async () => {
  const deferred = deferScripts(await renderPage('Hello'), SHEET, refuse);
  const [, code] =
    /<script nonce="abc" type="module" async="">([\s\S]*?)<\/script>/.exec(deferred) ?? [];

  assert.ok(code);
  assert.doesNotThrow(() => new Function(code));
});

test('the rest of the page stays the same', async () => {
  const text = 'import "x"; <script type="module" async="">import("y");';
  const html = await renderPage(createElement('main', null, text));
  const withoutScripts = (page: string) =>
    page
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/(type="module" async="">)[\s\S]*?(<\/script>)/, '$1$2');

  assert.equal(withoutScripts(deferScripts(html, SHEET, refuse)), withoutScripts(html));
});

test('unexpected markup is reported and left as it is', async () => {
  const html = await renderPage('Hello');
  for (const [reason, changed] of [
    ['no module preloads found', html.replaceAll('modulepreload', 'preload')],
    [
      'not all module preloads found',
      html.replace('<link rel="modulepreload"', '<link as="script" rel="modulepreload"'),
    ],
    ['0 start scripts found instead of one', html.replace('async=""', 'defer=""')],
    [
      'the start script is not a list of imports',
      html.replace('import * as route1', 'import route1'),
    ],
    [
      'the start script is not a list of imports',
      html.replace('import("/assets/entry.js")', 'load("/assets/entry.js")'),
    ],
  ] as const) {
    assert.notEqual(changed, html);
    const reasons: string[] = [];
    assert.equal(
      deferScripts(changed, SHEET, (found) => reasons.push(found)),
      changed,
    );
    assert.deepEqual(reasons, [reason]);
  }
});
