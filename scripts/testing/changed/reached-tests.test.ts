import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Project, reachedTests } from './reached-tests.ts';
import { readProject } from './tests-of-change.ts';

const FILES = {
  'package.json': '',
  'docs/home.md': '',
  'db/migrations/1/sqlite.sql': '',
  'src/app.ts': "import { migrate } from '#database/migrate.ts';",
  'src/database/migrate.ts': "const folder = join(here, '../../db/migrations');",
  'src/database/migrate.test.ts': "import { migrate } from './migrate.ts';",
  'src/features/price.ts': "export const words = 'page.tsx';",
  'src/features/price.test.ts': "import { price } from './price.ts';",
  'src/web/home.tsx': "import { price } from '#features/price.ts';\nimport './home.css';",
  'src/web/home.css': '',
  'src/web/buyers.tsx': '',
  'src/web/buyer.tsx': '',
  'scripts/production-build.ts': '',
  'scripts/start.ts': "import { build } from './production-build.ts';",
  'test/site.ts': '// Not `npm start`.\nimport { build } from "#scripts/production-build.ts";',
  'test/pages.test.ts': "import { site } from '#test/site.ts';",
  'test/start.test.ts': "spawn('sh', ['-c', 'exec npm start']);",
  'test/words.test.ts': "globSync('src/**/*.ts', { cwd: join(here, '..') });",
  'playwright.config.ts': "const command = 'e2e/start-server.ts';",
  'e2e/start-server.ts': "spawn(join(here, '../scripts/start.ts'));",
  'e2e/open.ts': "export const open = (page) => page.goto('/home?new=1');",
  'e2e/home.test.ts': "import { open } from './open.ts';",
  'e2e/buyers.test.ts': "page.goto('/buyers');",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a journey
  'e2e/buyer.test.ts': 'page.goto(`/buyers/${id}`);',
};

const PROJECT: Project = {
  files: new Map(Object.entries(FILES)),
  pages: [
    { path: '/', file: 'src/web/start.ts' },
    { path: '/home', file: 'src/web/home.tsx' },
    { path: '/buyers', file: 'src/web/buyers.tsx' },
    { path: '/buyers/:id', file: 'src/web/buyer.tsx' },
  ],
  built: ['src', 'package.json'],
};

const JOURNEYS = ['e2e/home.test.ts', 'e2e/buyers.test.ts', 'e2e/buyer.test.ts'];
/** They run the build, or read every source. */
const OF_ALL = ['test/pages.test.ts', 'test/start.test.ts', 'test/words.test.ts'];

function reachedBy(...changed: (keyof typeof FILES)[]): readonly string[] {
  const { unitTests, journeys } = reachedTests(changed, PROJECT);
  return [...unitTests, ...journeys];
}

test('a change reaches the tests that import it, and the journeys of the pages that do', () => {
  assert.deepEqual(reachedBy('src/features/price.ts'), [
    'src/features/price.test.ts',
    ...OF_ALL,
    'e2e/home.test.ts',
  ]);
  assert.deepEqual(reachedBy('src/web/home.css'), [...OF_ALL, 'e2e/home.test.ts']);
  assert.deepEqual(reachedBy('src/web/buyers.tsx'), [...OF_ALL, 'e2e/buyers.test.ts']);
  assert.deepEqual(reachedBy('src/web/buyer.tsx'), [...OF_ALL, 'e2e/buyer.test.ts']);
});

test('what serves every page reaches every journey', () => {
  const ofDatabase = ['src/database/migrate.test.ts', ...OF_ALL, ...JOURNEYS];
  assert.deepEqual(reachedBy('src/database/migrate.ts'), ofDatabase);
  assert.deepEqual(reachedBy('playwright.config.ts'), JOURNEYS);
  assert.deepEqual(reachedBy('scripts/start.ts'), ['test/start.test.ts', ...JOURNEYS]);
});

test('a file of a folder that the product reads reaches what needs the product', () => {
  assert.deepEqual(reachedBy('db/migrations/1/sqlite.sql'), [
    'src/database/migrate.test.ts',
    ...OF_ALL,
    ...JOURNEYS,
  ]);
});

test('a test reaches itself, and a helper the tests that use it', () => {
  assert.deepEqual(reachedBy('src/features/price.test.ts', 'e2e/buyer.test.ts'), [
    'src/features/price.test.ts',
    'e2e/buyer.test.ts',
  ]);
  assert.deepEqual(reachedBy('e2e/open.ts'), ['e2e/home.test.ts']);
  assert.deepEqual(reachedBy('test/site.ts'), ['test/pages.test.ts']);
});

test('a description reaches nothing, and a file that nothing names reaches all', () => {
  const files = new Map([...PROJECT.files, ['biome.json', '']]);
  const all = reachedTests(['biome.json'], { ...PROJECT, files });

  assert.deepEqual(reachedBy('docs/home.md'), []);
  assert.equal(all.unitTests.length + all.journeys.length, 8);
});

test('a page of this project reaches its own journeys and not those of other pages', () => {
  const project = readProject('.');
  const { journeys } = reachedTests(['src/back-office/pages/paste/page.tsx'], project);

  assert.ok(journeys.includes('e2e/paste-listings.test.ts'));
  assert.ok(!journeys.includes('e2e/explore.test.ts'));
});
