import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import { findFactsTexts } from '#features/listings/facts-texts.server.ts';
import { FactsTexts } from '#features/listings/facts-texts.ts';
import { INVALID_LISTING, ListingInput } from '#features/listings/listing-input.ts';
import { type PublicServices, publicListings } from '#features/listings/public-listings.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';

const route = createRoute({
  method: 'post',
  path: '/api/Property/facts-texts',
  facts: { access: 'write', group: 'property' },
  tags: ['Property'],
  summary: 'What the facts of a listing say in the other languages; nothing is stored',
  request: { body: jsonBody(ListingInput) },
  responses: {
    200: json(FactsTexts, 'The texts by language'),
    ...problems(400, 401, 413, 415),
  },
});

export function factsTextsApi(
  { db }: Pick<PublicServices, 'db'>,
  messages: LineMessagesByLanguage,
) {
  const api = createApiRouter(INVALID_LISTING);
  api.openapi(route, async (context) => {
    const input = context.req.valid('json');
    const { cityName } = await currentPlaces(db);
    const texts = OTHER_LANGUAGES.map(async (language) => {
      const name = cityName(input.cityID, language);
      return [language, await findFactsTexts(publicListings(db), input, name, language, messages)];
    });
    return context.json(FactsTexts.parse(Object.fromEntries(await Promise.all(texts))), 200);
  });
  return api;
}
