import type { Language } from '#platform/language/language.ts';
import type { Preview, PreviewAgency } from './preview.ts';

/** Of the pages about everything: the home page and those about the agency. */
export function agencyPreview(language: Language, intro: string, agency: PreviewAgency): Preview {
  return { language, subject: 'agency', lines: [{ style: 'heading', text: intro }], agency };
}

/** Of the search for a kind, a place, both or everything; other filters have no picture of theirs. */
export function searchPreview(
  language: Language,
  { type, placeId, subject }: { type: number; placeId: number; subject: string },
  agency: PreviewAgency,
): Preview {
  const lines = [{ style: 'heading', text: subject }] as const;
  return { language, subject: `search-${type}-${placeId}`, lines, agency };
}
