import { type LineMessages, listingLine } from '#features/listings/facts-line.ts';
import { FactsTexts } from '#features/listings/facts-texts.ts';
import { storedArea } from '#features/listings/listing-facts.ts';
import { INVALID_LISTING, ListingInput } from '#features/listings/listing-input.ts';
import { type PublicServices, publicListings } from '#features/listings/public-listings.server.ts';
import { learntNeighbourhood } from '#features/listings/store/neighbourhood-names.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';

const route = createRoute({
  method: 'post',
  path: '/api/Property/facts-texts',
  facts: { access: 'read', group: 'property' },
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
  messages: Readonly<Record<Language, LineMessages>>,
) {
  const api = createApiRouter(INVALID_LISTING);
  api.openapi(route, async (context) => {
    const input = context.req.valid('json');
    const { cityName } = await currentPlaces(db);
    const textsIn = async (language: OtherLanguage): Promise<FactsTexts[OtherLanguage]> => {
      const name = cityName(input.cityID, language);
      const neighbourhood =
        input.translations[language]?.neighbourhood ??
        (await learntNeighbourhood(publicListings(db), input, language));
      const title =
        name === undefined || storedArea(input) === 0
          ? ''
          : listingLine({ ...input, city: { name } }, neighbourhood, messages[language]);
      return { title, neighbourhood };
    };
    const texts = await Promise.all(
      OTHER_LANGUAGES.map(async (language) => [language, await textsIn(language)] as const),
    );
    return context.json(FactsTexts.parse(Object.fromEntries(texts)), 200);
  });
  return api;
}
