import { z } from 'zod';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { recordOf } from './typed-record.ts';

const TextsOfLanguage = z
  .object({
    title: z.string().describe("the listing in one line; '' without a known city or an area"),
    neighbourhood: z.string().describe("as it was translated, here or in other listings; or ''"),
  })
  .meta({ id: 'FactsTexts' });

/** What the facts of a listing say in the other languages. */
export const FactsTexts = z.object(recordOf(OTHER_LANGUAGES, () => TextsOfLanguage));
export type FactsTexts = z.infer<typeof FactsTexts>;
