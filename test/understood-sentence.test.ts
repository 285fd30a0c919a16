import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from '#features/listings/understand/sentence.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { type Language, OTHER_LANGUAGES } from '#platform/language/language.ts';
import { PHRASES } from '#test/phrases-of-visitors.ts';
import { SENTENCE_MESSAGES } from '#web/messages/composed-messages.server.ts';
import { namesIn } from '#web/suggestions/named-terms.ts';
import { termsOf } from '#web/suggestions/search-terms.server.ts';
import { TEST_PLACES as PLACES } from './test-places.ts';

function said(text: string, language: Language): string {
  const understood = understand(text, PLACES);
  const city = PLACES.cityName(understood.filters.location, language);
  return sentence(understood, city, SENTENCE_MESSAGES[language]);
}

test('says what was understood and what was not, in one sentence', () => {
  for (const [text, expected] of [
    [
      '5 marla plot jalandhar under 20 lakh',
      'Understood: Plot, Jalandhar, 5 marla, up to Rs. 20 lakh.',
    ],
    [
      'corner kothi above 1 cr',
      'Understood: Kothi, from Rs. 1 crore; also searched as words: corner.',
    ],
    ['asdfgh 99', 'Searched as words: asdfgh 99.'],
    [
      'shop on rent',
      'Understood: Shop; not searched: “on rent”; nothing here is for rent, only for sale.',
    ],
    ['', 'Nothing was asked for.'],
  ] as const) {
    assert.equal(said(text, 'en'), expected);
  }
});

test('says it in Punjabi and Hindi', () => {
  const text = 'corner kothi hoshiarpur 3 bhk 5-10 marla 45 lakh east facing';
  for (const [language, expected] of [
    [
      'pa',
      'ਸਮਝਿਆ: ਕੋਠੀ, ਹੁਸ਼ਿਆਰਪੁਰ, ਘੱਟੋ-ਘੱਟ 3 ਕਮਰੇ, 5 ਮਰਲੇ ਤੋਂ 10 ਮਰਲੇ, ₹ 45 ਲੱਖ ਤੱਕ, ਪੂਰਬ ਮੁਖੀ; ਨਾਲ ਹੀ ਸ਼ਬਦਾਂ ਵਜੋਂ ਲੱਭਿਆ: corner।',
    ],
    [
      'hi',
      'समझा गया: कोठी, होशियारपुर, कम से कम 3 कमरे, 5 मरले से 10 मरले, ₹ 45 लाख तक, पूर्व मुखी; साथ ही शब्दों के रूप में खोजा: corner।',
    ],
  ] as const) {
    assert.equal(said(text, language), expected);
  }
});

test('what the search box offers is understood, in every language', () => {
  for (const { of, names } of termsOf([], []).terms)
    for (const name of namesIn(names)) {
      const { text, unused } = understand(of === 'unit' ? `5 ${name}` : name, PLACES);
      assert.deepEqual([text, ...unused], [''], name);
    }
});

test('whatever is understood is said whole in every language, with no word of another', () => {
  for (const [text] of PHRASES) {
    assert.match(said(text, 'en'), /^[^{}]+\.$/);
    for (const language of OTHER_LANGUAGES) {
      const { text: left, unused } = understand(text, PLACES);
      const sentence = [left, ...unused].reduce(
        (said, typed) => said.replace(typed, ''),
        said(text, language),
      );
      assert.match(sentence, /^[^{}]+।$/u, text);
      assert.doesNotMatch(sentence, /\p{Script=Latin}/u, text);
    }
  }
});
