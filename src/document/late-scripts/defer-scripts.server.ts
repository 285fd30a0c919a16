import { toByteText } from '#document/byte-text.server.ts';
import { WAITING_KEY } from '#features/enquiries/visitor/sending/waiting-key.ts';
import { SESSION_KEY } from '#session/session.ts';
import { SAVED_KEY } from '#web/saved/saved-list.ts';
import { startWhenNeeded } from './start-when-needed.ts';

const MODULE_PRELOAD = 'rel="modulepreload"';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START_SCRIPT = /(<script[^>]* type="module" async="">)([\s\S]*?)(?=<\/script>)/g;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;
const ENTRY_IMPORT = /^import\((?="([^"]+)"\);\s*$)/m;

const START = toByteText(String(startWhenNeeded));

/**
 * Makes React Router's scripts wait for a visitor who needs them, see `startWhenNeeded`.
 * Earlier clicks and changes are recorded for `useReplayEarlyEvents`. If the scripts fail or take
 * too long, `<html>` gets the class `unscripted`.
 *
 * Markup other than expected is returned unchanged, after a call of `onUnexpected`.
 */
export function deferScripts(
  html: string,
  sheet: string,
  onUnexpected: (reason: string) => void,
): string {
  const preloads: string[] = [];
  const page = html.replaceAll(PRELOAD, (_, href: string) => {
    preloads.push(href);
    return '';
  });
  const scripts = [...page.matchAll(START_SCRIPT)];
  const [found, tag = '', code = ''] = scripts[0] ?? [''];
  const start = deferImports(code);

  if (preloads.length === 0) onUnexpected('no module preloads found');
  else if (page.includes(MODULE_PRELOAD)) onUnexpected('not all module preloads found');
  else if (scripts.length !== 1)
    onUnexpected(`${scripts.length} start scripts found instead of one`);
  else if (start === undefined) onUnexpected('the start script is not a list of imports');
  else {
    const [, entry] = ENTRY_IMPORT.exec(code) ?? [];
    const settings = JSON.stringify({
      parts: preloads.filter((href) => href !== entry),
      entry,
      sheet,
      storageKeys: [SESSION_KEY, SAVED_KEY, WAITING_KEY],
    });
    // Cut where the script was found: searching a long page again takes longer than all the rest.
    const from = scripts[0]?.index ?? 0;
    const script = `${tag}(${START})(${settings}, async () => {${start}});`;
    return page.slice(0, from) + script + page.slice(from + found.length);
  }
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
