import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from '#platform/language/language.ts';
import { SCRIPTS } from '#platform/language/script-language.ts';

const KILOBYTES_OF_A_PAGE = 60;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('./tokens.css');
const fonts = read('./heading-fonts.css') + read('./text-fonts.css');
const byScript = read('./type-by-script.css');

interface Face {
  readonly bytes: number;
  readonly characters: readonly number[];
}

/** Files and characters of each family. A family has a file for each weight, of the same letters. */
const families = Map.groupBy(
  [...fonts.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
    family: declared('font-family', face).replaceAll('"', ''),
    bytes: statSync(new URL(/url\("([^"]+)"\)/.exec(face)?.[1] ?? '', import.meta.url)).size,
    characters: charactersOf(declared('unicode-range', face)),
  })),
  ({ family }) => family,
);

/** The families of headings, or of text, by language. */
function stacksOf(name: string): Readonly<Record<string, readonly (readonly Face[])[]>> {
  const stacks = fonts.matchAll(
    new RegExp(`(?:lang\\((\\w+)\\) \\{\\s*)?--${name}: ([^;]+);`, 'g'),
  );
  return Object.fromEntries(
    Array.from(stacks, ([, language = 'en', stack = '']) => [
      language,
      stack.split(', ').map((family) => {
        const faces = families.get(family.replaceAll('"', ''));
        assert.ok(faces, family);
        return faces;
      }),
    ]),
  );
}

const headings = stacksOf('heading-fonts');
const texts = stacksOf('text-fonts');

test('the fonts of a page stay small, whatever its language', () => {
  for (const language of LANGUAGE_CODES) {
    const faces = [headings[language] ?? headings.en, texts[language] ?? texts.en].flat(2);
    const bytes = faces.reduce((sum, face) => sum + (face?.bytes ?? Number.NaN), 0);
    assert.ok(bytes > 29_000 && bytes <= KILOBYTES_OF_A_PAGE * 1000, `${language}: ${bytes} bytes`);
  }
});

test('no letter is loaded twice', () => {
  for (const stack of [...Object.values(headings), ...Object.values(texts)]) {
    const characters = stack.flatMap(([face]) => face?.characters ?? []);
    assert.ok(characters.length > 10);
    assert.equal(new Set(characters).size, characters.length);
  }
});

test('no font delays text', () => {
  for (const [, face = ''] of fonts.matchAll(/@font-face \{([^}]*)\}/g)) {
    assert.equal(declared('font-display', face), 'fallback');
  }
});

test('each line of Gurmukhi and Devanagari has room for the signs above and below it', () => {
  const lines = namesIn(tokens, /--(text-\w+--line-height|leading-\w+):/g);
  assert.ok(lines.length > 8);
  for (const name of lines) {
    const isHeading = /^text-[2-9]xl|^leading-(none|tight)$/.test(name);
    const values = [...byScript.matchAll(new RegExp(`--${name}: ([\\d.]+);`, 'g'))];
    assert.ok(values.length > 0, `${name} is missing`);
    for (const [, value] of values) assert.ok(Number(value) >= (isHeading ? 1.35 : 1.6), name);
  }
});

test('each language of another script has the lines of it', () => {
  const others = OTHER_LANGUAGES.filter((code) => SCRIPTS[code].source !== SCRIPTS.en.source);
  const everywhere = others.map((code) => `:lang(${code})`);
  const begins = others.map((code) => `[lang|="${code}"]`);
  for (const selector of [everywhere.join(',\n  '), begins.join(',\n  '), everywhere.join(', ')])
    assert.ok(byScript.includes(selector), selector);
});

test('nothing opens the top line of Gurmukhi and Devanagari', () => {
  for (const name of namesIn(tokens, /--(tracking-\w+):/g)) {
    assert.equal(declared(`--${name}`, byScript), 'normal', name);
  }
  assert.match(byScript, /\[lang\|="hi"\] \{[^}]*letter-spacing: normal;/);
  assert.doesNotMatch(byScript, /letter-spacing: (?!normal;)/);
});

function declared(property: string, css: string): string {
  return new RegExp(`${property}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name);
}

/** `U+964-965, U+20B9` as numbers. */
function charactersOf(range: string): number[] {
  return range.split(/,\s*/).flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
