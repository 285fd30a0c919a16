import { startWhenPainted } from './start-when-painted.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START_SCRIPT = /(<script[^>]* type="module" async="">)([\s\S]*?)(?=<\/script>)/g;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;
const ENTRY_IMPORT = /^import\((?="[^"]+"\);\s*$)/m;

/**
 * Makes React Router's scripts wait until the first photo is painted, or the first touch or key.
 * Measured for the home page on a phone with slow 4G: first paint 0.9 s instead of 2.1 s.
 * Earlier clicks and changes are recorded for `useReplayEarlyEvents`. If the scripts fail or take
 * too long, `<html>` gets the class `unscripted`.
 *
 * Markup other than expected is returned unchanged, after a call of `onUnexpected`.
 */
export function deferScripts(html: string, onUnexpected: (reason: string) => void): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const scripts = [...html.matchAll(START_SCRIPT)];
  const start = deferImports(scripts[0]?.[2] ?? '');
  const deferred = html
    .replaceAll(PRELOAD, '')
    .replace(
      START_SCRIPT,
      (_, tag: string) =>
        `${tag}(${startWhenPainted})(${JSON.stringify(modules)}, async () => {${start}});`,
    );

  if (modules.length === 0) onUnexpected('no module preloads found');
  else if (deferred.includes('rel="modulepreload"')) onUnexpected('not all module preloads found');
  else if (scripts.length !== 1)
    onUnexpected(`${scripts.length} start scripts found instead of one`);
  else if (start === undefined) onUnexpected('the start script is not a list of imports');
  else return deferred;
  return html;
}

/** Makes static imports, which run before everything else, dynamic; undefined for other code. */
function deferImports(code: string): string | undefined {
  const deferred = code
    .replaceAll(STATIC_IMPORT, (_, name: string | undefined, module: string) =>
      name === undefined ? `await import(${module});` : `const ${name} = await import(${module});`,
    )
    .replace(ENTRY_IMPORT, 'await import(');
  const withoutStrings = deferred.replaceAll(/"[^"]*"/g, '');
  const found = withoutStrings.match(/\bimport\b/g)?.length ?? 0;
  const awaited = withoutStrings.match(/\bawait import\(/g)?.length ?? 0;
  return ENTRY_IMPORT.test(code) && awaited > 1 && awaited === found ? deferred : undefined;
}
