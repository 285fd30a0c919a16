import type { PreviewWords } from '#features/previews/find-preview.server.ts';
import type { Language } from '#language/language.ts';
import { searchSubject } from './search-subject.server.ts';
import { WORDS } from './words.server.ts';

/** The words of the pictures of link previews. */
export function previewWords(language: Language): PreviewWords {
  const { drawing, shared } = WORDS[language];
  const { kinds, units, marks, intro } = shared;
  return {
    kinds,
    units,
    marks,
    drawing: { ...drawing, units },
    intro,
    searchSubject: (type, place) => searchSubject(language, type, place),
  };
}
