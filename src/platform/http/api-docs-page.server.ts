import { html, raw } from 'hono/html';
import { type ApiDescription, METHODS } from './api-description.server.ts';
import { hashSource, type InlineSources } from './inline-sources.server.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  summary { cursor: pointer; padding: .4rem 0 } code, pre { font-size: .875rem } pre { overflow: auto; padding: 1rem; border: 1px solid #8884 }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
`;

export const API_DOCS_SOURCES: InlineSources = { scripts: [], styles: [hashSource(STYLE)] };

export function apiDocsPage(description: ApiDescription) {
  const { info, paths = {}, components } = description;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [{ path, method: method.toUpperCase(), summary: operation.summary ?? '', operation }];
    }),
  );
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${info.title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <h1>${info.title}</h1>
    <p>${info.description} The same for machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
    <h2>Calls</h2>
    ${operations.map(
      ({ path, method, summary, operation }) => html`<details>
        <summary><span class="method">${method}</span> <code>${path}</code> ${summary}</summary>
        ${json(operation)}
      </details>`,
    )}
    <h2>Shapes</h2>
    ${Object.entries(components?.schemas ?? {}).map(
      ([name, schema]) => html`<details>
        <summary><code>${name}</code></summary>
        ${json(schema)}
      </details>`,
    )}
  </body>
</html>`;
}

function json(value: unknown) {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
}
