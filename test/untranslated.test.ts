// Runs alone: its hooks would run for all files of the process.
// Runs on SQLite alone: the texts of pages do not come from the database.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Language, OTHER_LANGUAGES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { ERROR_MESSAGES, MESSAGES } from '#web/messages/messages.server.ts';
import { messageLeaves } from './message-leaves.ts';
import { type PageText, pageTexts } from './page-texts.ts';
import { createPublicSite, PUBLIC_PAGES } from './public-pages.ts';

/** Names that are written in Latin letters in every language, without a `lang` of their own. */
const NAMES =
  /DK Property & Construction|DK Property|& Construction|youtube-nocookie\.com|i\.ytimg\.com|https:\/\/[\w./%-]+/g;

const ENGLISH = new Set(
  messageLeaves({ ...MESSAGES.en, errors: ERROR_MESSAGES.en })
    .map(({ text }) => text)
    .filter((text) => /\p{Script=Latin}{2}/u.test(text.replace(/\{\w+\}/g, ''))),
);

const TRANSLATIONS = new Set(
  OTHER_LANGUAGES.flatMap((language) =>
    messageLeaves({ ...MESSAGES[language], errors: ERROR_MESSAGES[language] }).map(
      ({ text }) => text,
    ),
  ).filter((text) => /[\p{Script=Gurmukhi}\p{Script=Devanagari}]/u.test(text)),
);

let site: Awaited<ReturnType<typeof createPublicSite>>;

before(async () => {
  site = await createPublicSite();
});

after(() => site[Symbol.asyncDispose]());

for (const [what, address] of Object.entries(PUBLIC_PAGES)) {
  for (const language of OTHER_LANGUAGES) {
    test(`${what} has no English text in ${language}`, async () => {
      const texts = await textsOf(addressIn(language, address));

      assert.ok(texts.length > 20);
      assert.deepEqual(texts.filter(isEnglishOfOurs).map(describe), []);
      assert.deepEqual(texts.filter(isUnmarkedLatin).map(describe), []);
      assert.deepEqual(texts.filter(isMarkedEnglish).map(describe), []);
    });
  }

  test(`${what} has no translated text in English`, async () => {
    const texts = await textsOf(address);

    assert.deepEqual(texts.filter(isTranslationOfOurs).map(describe), []);
  });
}

test('finds a text that was left in English, wherever it stands', () => {
  const texts = pageTexts(
    '<html lang="pa-IN"><head><meta name="description" content="Houses"/></head><body>' +
      '<a aria-label="Skip to content">ਅੱਗੇ</a><img alt="View"/><b lang="en">See All</b>' +
      '<script type="application/ld+json">{"name":"Nowhere","@type":"X","url":"https://x"}</script>' +
      '<!-- $ --><p>ਪੰਨਾ<br/>a &amp; b</p>DK Property</body></html>',
  );

  assert.deepEqual(texts.filter(isUnmarkedLatin).map(describe), [
    'meta[description]: Houses',
    'a[aria-label]: Skip to content',
    'img[alt]: View',
    'JSON-LD name: Nowhere',
    'p: a & b',
  ]);
  assert.deepEqual(texts.filter(isEnglishOfOurs).map(describe), [
    'meta[description]: Houses',
    'a[aria-label]: Skip to content',
    'b: See All',
  ]);
});

async function textsOf(address: string): Promise<PageText[]> {
  return pageTexts((await site.visit(address)).html);
}

function isEnglishOfOurs({ text }: PageText): boolean {
  return ENGLISH.has(text);
}

function isUnmarkedLatin({ text, lang }: PageText): boolean {
  return !isIn('en', lang) && /\p{Script=Latin}/u.test(text.replace(NAMES, ''));
}

function isMarkedEnglish({ text, lang }: PageText): boolean {
  return isIn('en', lang) && /[\p{Script=Gurmukhi}\p{Script=Devanagari}]/u.test(text);
}

function isTranslationOfOurs({ text }: PageText): boolean {
  return TRANSLATIONS.has(text);
}

function isIn(language: Language, lang: string): boolean {
  return lang.split('-', 1)[0] === language;
}

function describe({ where, text }: PageText): string {
  return `${where}: ${text}`;
}
