import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countAny, countCasts, filesThatName, percentile } from './figures.ts';
import { crumbs, findCycle, folderCycles, importGraph } from './imports.ts';
import type { SourceFile } from './source-files.ts';
import { unusedMessages } from './unused-messages.ts';

const file = (path: string, ...lines: string[]): SourceFile => ({ path, lines });
const importing = (path: string, ...specifiers: string[]) =>
  file(path, ...specifiers.map((specifier) => `import { x } from '${specifier}';`));

test('finds a cycle of imports, whatever form they have', () => {
  const graph = importGraph([
    file('src/a.ts', "import type { B } from './b.ts';"),
    file('src/b.ts', "export const c = () => import('./c.ts');"),
    file('src/c.ts', "export { a } from './a.ts';"),
    importing('src/d.ts', './a.ts'),
  ]);

  assert.deepEqual(findCycle(graph), ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/a.ts']);
});

test('finds folders that import each other, at once or around others', () => {
  const graph = importGraph([
    importing('src/features/listings/store/a.ts', '#features/listings/search/b.ts'),
    importing('src/features/listings/search/b.ts', '#features/listings/fields.ts'),
    importing('src/features/listings/search/c.ts', '#features/listings/store/d.ts'),
    importing('src/features/listings/fields.ts', '#features/listings/store/d.ts'),
    file('src/features/listings/store/d.ts'),
    importing('src/web/ui/e.ts', '#web/saved/f.ts'),
    importing('src/web/saved/f.ts', '#web/pages/home/g.ts'),
    importing('src/web/pages/home/g.ts', '#web/pages/about/h.ts'),
    importing('src/web/pages/about/h.ts', '#web/ui/i.ts'),
    file('src/web/ui/i.ts'),
    importing('src/features/enquiries/office/j.ts', '#back-office/list/k.ts'),
    importing('src/back-office/list/k.ts', '#features/enquiries/office/j.ts'),
  ]);

  const listings = ['store', 'search', 'store'].map((name) => `src/features/listings/${name}`);
  const web = ['ui', 'saved', 'pages', 'ui'].map((name) => `src/web/${name}`);
  const office = ['pages', 'list', 'pages'].map((name) => `src/back-office/${name}`);
  assert.deepEqual(folderCycles(graph), [
    listings.join(' -> '),
    web.join(' -> '),
    office.join(' -> '),
  ]);
});

test('finds what could join the one file beside it, unless that loads it later or lies elsewhere', () => {
  const files = [
    importing('src/web/a.tsx', './crumb.ts', './long.ts', './twice.ts', '#platform/ui/far.ts'),
    file('src/web/crumb.ts'),
    file('src/web/long.ts', ...Array<string>(26).fill('')),
    importing('src/web/b.tsx', './twice.ts', './c.server.ts'),
    file('src/web/twice.ts'),
    file('src/web/c.server.ts'),
    file('src/platform/ui/far.ts'),
    file('src/web/d.tsx', "const load = () => import('./e.ts');"),
    file('src/web/e.ts'),
  ];

  assert.deepEqual(crumbs(files, importGraph(files)), ['src/web/crumb.ts']);
});

test('counts casts and any in code, not in texts and comments', () => {
  const files = [
    file(
      'src/a.ts',
      "import { x as Y } from 'y';",
      'const a = b as Type;',
      'const c = d as const;',
      '// e as Type, f: any',
      "const g = 'h as Type: any';",
      'const i: any = (j as unknown) as Row[];',
    ),
  ];

  assert.equal(countCasts(files), 3);
  assert.equal(countAny(files), 1);
});

test('finds the files that name a field, apart from messages', () => {
  const files = [
    file('src/a.ts', 'roadSize: 1'),
    file('src/b.ts', 'roadSizes'),
    file('src/labels/en.ts', 'roadSize'),
  ];

  assert.deepEqual(filesThatName(files, /\broadSize\b/, /labels/), ['src/a.ts']);
});

test('takes the median from the lengths of files', () => {
  assert.equal(percentile([9, 1, 5], 0.5), 5);
  assert.equal(percentile([], 0.5), 0);
});

test('finds messages that nothing reads, whatever other pages and texts say', () => {
  const messages = {
    about: {
      title: 'About',
      left: 'Left over',
      facts: { founded: { term: 'Founded' } },
      contact: { call: 'Call', fax: 'Fax' },
    },
    shared: { menu: 'Menu', old: 'Old' },
  };
  const files = [
    file(
      'src/web/pages/about/page.tsx',
      "const messages = usePageMessages('about');",
      '// messages.left',
      'const text = [messages.title, Object.values(messages.facts), messages.contact.call];',
    ),
    file('src/web/pages/home/page.tsx', "const { left, old } = usePageMessages('home');"),
    file('src/web/shell/bar.tsx', 'const { menu } = useSharedMessages();'),
    file('src/web/messages/en/about.ts', 'export const messages = { left: other.left };'),
  ];

  assert.deepEqual(unusedMessages(messages, files), ['about.left', 'about.contact.fax']);
});
