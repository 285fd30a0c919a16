import { z } from 'zod';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { COMPARISONS } from '#features/listings/search/filters.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { AREA_UNITS } from '#platform/units/area-units.ts';
import { currentPlaces } from './current-places.server.ts';
import { sentence } from './sentence.ts';
import { understand } from './understand.ts';

const Query = z.object({
  q: z
    .string({ error: 'Please enter what is looked for.' })
    .max(MAX_TEXT_LENGTH, `Please enter at most ${MAX_TEXT_LENGTH} characters.`)
    .describe('what a visitor typed, in English, Punjabi or Hindi'),
  language: z.enum(LANGUAGE_CODES).default('en').describe('of `said`'),
});

const code = () => z.int().optional();
const amount = () => z.number().optional();

const Answer = z
  .object({
    filters: z.object({
      location: code(),
      propertyType: code(),
      minBudget: amount(),
      maxBudget: amount(),
      ...recordOf(
        COMPARISONS.map(({ member }) => member),
        amount,
      ),
      minArea: amount(),
      maxArea: amount(),
      areaUnit: z.enum(AREA_UNITS).optional(),
      sortByIndex: code(),
    }),
    text: z.string().describe('the words left over'),
    unused: z
      .array(z.string())
      .describe('parts that are understood and cannot be searched, as they were typed'),
    said: z.string().describe('what was understood, in one sentence'),
  })
  .meta({ id: 'Understood' });

const route = createRoute({
  method: 'get',
  path: '/api/Property/understand',
  facts: { access: 'public', group: 'property', readsReplica: true },
  tags: ['Property'],
  summary: 'What a typed text means, as filters of a search and the words left over',
  request: { query: Query },
  responses: { 200: json(Answer, 'What was understood'), ...problems(400) },
});

export function understandApi(
  { db }: PublicServices,
  messages: Readonly<Record<Language, SentenceMessages>>,
) {
  const api = createApiRouter();
  api.openapi(route, async (context) => {
    const { q, language } = context.req.valid('query');
    const places = await currentPlaces(db);
    const understood = understand(q, places);
    const { filters, text, unused } = understood;
    const city = places.cityName(filters.location, language);
    const said = sentence(understood, city, messages[language]);
    return context.json({ filters, text, unused: [...unused], said }, 200);
  });
  return api;
}
