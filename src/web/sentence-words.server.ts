import type { SentenceWords } from '#features/listings/labels/search-words.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { LANGUAGE_CODES, type Language } from '#language/language.ts';
import { WORDS } from '#web/words/words.server.ts';

/** For the sentence of what was understood, by language. */
export const SENTENCE_WORDS: Readonly<Record<Language, SentenceWords>> = recordOf(
  LANGUAGE_CODES,
  (language) => {
    const { enumerations, searches, shared } = WORDS[language];
    const { kinds, units } = shared;
    return { ...searches.sentence, enumerations, kinds, units };
  },
);
