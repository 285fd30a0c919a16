// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { filesWithErrors, type Planting, plant, plantMigration, run } from '#test/plant.ts';
import { temporaryFolder } from '#test/start-process.ts';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGE = 'src/platform/language/language.ts';

/** As the entry of Punjabi, in the letters of Gujarati, which stand 128 behind its own. */
function inGujarati(punjabi: string): string {
  return punjabi
    .replace(/[\u0a00-\u0a7f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x80))
    .replace(/\bpa(?=\b|Errors)/g, 'gu')
    .replace('Script=Gurmukhi', 'Script=Gujarati');
}

const DECLARATION: readonly Planting[] = [
  { from: LANGUAGE, change: (text) => text.replace("['pa', 'hi']", "['pa', 'hi', 'gu']") },
  [
    LANGUAGE,
    '} as const satisfies',
    "  gu: { tag: 'gu-IN', openGraph: 'gu_IN', englishName: 'Gujarati', ownName: 'ગુજરાતી', prefix: '/gu' },",
  ],
];

const MESSAGES = [
  'src/platform/units/messages/pa.ts',
  ...globSync('src/web/messages/pa/*.ts', { cwd: ROOT }),
].map((from): Planting => ({ from, to: inGujarati(from), change: inGujarati }));

/** What the type check names, and CONTRIBUTING with it. */
const NAMED = [
  'src/back-office/pages/buyers/sending.ts',
  'src/back-office/pages/poster/poster-sheet.tsx',
  'src/features/enquiries/office/answer-text.ts',
  'src/features/enquiries/office/written-time.ts',
  'src/features/places/known-names.ts',
  'src/platform/language/fill.ts',
  'src/platform/language/months.ts',
  'src/platform/language/script-language.ts',
  'src/platform/ui/page-fonts.ts',
  'src/tools/sample-catalogue/neighbourhood-names.ts',
  'src/tools/sample-catalogue/translated-phrases.ts',
  'src/web/messages/messages.server.ts',
  'src/web/messages/translations.test.ts',
  'src/web/shell/language-offer.tsx',
  'src/web/suggestions/unit-terms.ts',
];

/** Whatever asks for each language; the types of a page's own route are in no copy. */
const READERS = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return (
    /OTHER_LANGUAGES|LANGUAGE_CODES|Record<(?:Other)?Language|LanguageColumn|\[language\]/.test(
      text,
    ) &&
    !/\.test\.ts$|\/page\.tsx$/.test(file) &&
    !text.includes('+types')
  );
});

/** Punjabi in a file: a block of lines, a value or an import. */
const ENTRY =
  /^( *)pa: [[{]\n[\s\S]*?\n\1[\]}],\n|\bpa: (?:'[^'\n]*'|\/\S+\/u|\[[^\]\n]+\]|\{[^}\n]+\}|\w+),? ?\n?|^import .*\bpa\b.*\n/gm;

const ENTRIES = NAMED.map(
  (from): Planting => ({
    from,
    change: (text) =>
      text
        .replace(ENTRY, (punjabi) => `${punjabi}${inGujarati(punjabi)}`)
        .replace('{ en, pa, hi }', '{ en, pa, hi, gu }'),
  }),
);

const MIGRATION = [
  ...['country', 'state', 'city'].map((table) => [table, 'name']),
  ...['title', 'description', 'neighbourhood'].map((text) => ['property', text]),
]
  .map(([table, text]) => `alter table ${table} add column ${text}_gu text not null default '';`)
  .join('\n');

test('a language is met in API, search, export, import, pages, links and sitemap', () => {
  using folder = temporaryFolder();
  const site = ['public', 'scripts', 'vite.config.ts', 'react-router.config.ts'];
  plant(folder.path, [...DECLARATION, ...MESSAGES, ...ENTRIES], site);
  plantMigration(folder.path, MIGRATION);

  const script = join('test', 'meet-planted-language.ts');
  const { stdout, stderr } = run(folder.path, [script, 'gu', 'Title in Gujarati', 'ખૂણાનો', 'જલંધર']);

  assert.equal(stderr, '');
  const address = '/property-details/kothi-1';
  assert.deepEqual(JSON.parse(stdout), {
    read: { gu: { title: 'ખૂણાનો' } },
    found: [1, 1],
    exported: true,
    imported: ['title_gu'],
    page: ['gu-IN', 'ખૂણાનો'],
    home: inGujarati('ਜਲੰਧਰ ਅਤੇ ਹੁਸ਼ਿਆਰਪੁਰ ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦ'),
    alternate: [`https://example.test/gu${address}`],
    offered: [
      `English ${address}`,
      `ਪੰਜਾਬੀ /pa${address}`,
      `हिन्दी /hi${address}`,
      `ગુજરાતી /gu${address}`,
    ],
    sitemap: true,
  });
});

test('the type check tells what a language still lacks', async (t) => {
  const failed = filesWithErrors([...NAMED, ...READERS], {
    whole: [...DECLARATION, ...MESSAGES, ...ENTRIES],
    declared: DECLARATION,
  });

  await t.test('nothing with messages and entries', () => {
    assert.deepEqual(failed('whole'), []);
  });

  await t.test('without them, each of their files', () => {
    assert.deepEqual(failed('declared'), NAMED);
  });

  await t.test('no other files than the instructions', () => {
    const instructions = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const [, step = ''] =
      /## How to add a language[\s\S]*?\n4\.([\s\S]*?)\n5\./.exec(instructions) ?? [];
    const files = [...step.matchAll(/`([\w.-]+)`/g)].map(([, file = '']) => file);
    assert.deepEqual(files.sort(), NAMED.map((file) => basename(file)).sort());
  });
});
