import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewName } from '#web/pages/views.tsx';

/** The scripts of a page, as addresses. */
export interface PageScripts {
  /** In the order in which they can run. */
  readonly parts: readonly string[];
  /** Runs last, and starts the page. */
  readonly entry: string;
}

const CLIENT_FILES = join(import.meta.dirname, '../../../build/client');
const ENTRY = 'src/entry.public.tsx';

const FILES: Readonly<Record<ViewName, string>> = {
  home: 'src/web/pages/home/page.tsx',
  about: 'src/web/pages/about/page.tsx',
  explore: 'src/web/pages/explore/page.tsx',
  listing: 'src/web/pages/listing/page.tsx',
  goneListing: 'src/web/pages/listing/gone-listing.tsx',
  saved: 'src/web/pages/saved/page.tsx',
  compare: 'src/web/pages/compare/page.tsx',
  enquiry: 'src/features/enquiries/visitor/page.tsx',
  legal: 'src/web/pages/legal/page.tsx',
  login: 'src/web/pages/login/page.tsx',
  message: 'src/web/pages/message/page.tsx',
};

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Of the build; while the site is developed, Vite serves each module as it is. */
const manifest: Readonly<Record<string, Chunk>> = import.meta.env.PROD
  ? JSON.parse(readFileSync(join(CLIENT_FILES, '.vite/manifest.json'), 'utf8'))
  : {};

export function scriptsOf(view: ViewName): PageScripts {
  if (!import.meta.env.PROD) return { parts: [], entry: `/${ENTRY}` };
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no scripts of ${name}.`);
    for (const imported of chunk.imports ?? []) add(imported);
    files.add(`/${chunk.file}`);
    return `/${chunk.file}`;
  };
  const entry = add(ENTRY);
  add(FILES[view]);
  files.delete(entry);
  return { parts: [...files], entry };
}
