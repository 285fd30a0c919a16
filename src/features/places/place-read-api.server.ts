import { z } from 'zod';
import { City, Country, State } from '#features/listings/place.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { answerFound } from '#platform/http/etag.ts';
import { problems } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import {
  findVersionedCity,
  findVersionedCountry,
  findVersionedState,
  listCities,
  listCountries,
  listStates,
} from './find-places.server.ts';
import { findPopularCities } from './popular-cities.server.ts';

function list<Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  tag: string,
  summary: string,
) {
  return createRoute({
    method: 'get',
    path,
    facts: { access: 'public', group: 'place', ready: true },
    tags: [tag],
    summary,
    responses: { 200: json(z.array(schema), 'The list') },
  });
}

function one<Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  tag: string,
  summary: string,
) {
  const responses = { 200: json(schema, 'The record'), ...problems(404) };
  return createRoute({
    method: 'get',
    path,
    facts: { access: 'public', group: 'place', ready: true },
    tags: [tag],
    summary,
    request: { params: RecordId },
    responses,
  });
}

export function placeReadApi({ db }: PublicServices) {
  const api = createApiRouter();

  api.openapi(list('/api/Country', Country, 'Country', 'All countries, by name'), async (context) =>
    context.json(await listCountries(db), 200),
  );
  api.openapi(one('/api/Country/{id}', Country, 'Country', 'One country'), async (context) =>
    answerFound(context, await findVersionedCountry(db, context.req.valid('param').id), 'country'),
  );

  api.openapi(list('/api/State', State, 'State', 'All states, by name'), async (context) =>
    context.json(await listStates(db), 200),
  );
  api.openapi(one('/api/State/{id}', State, 'State', 'One state'), async (context) =>
    answerFound(context, await findVersionedState(db, context.req.valid('param').id), 'state'),
  );

  api.openapi(list('/api/City', City, 'City', 'All cities, by name'), async (context) =>
    context.json(await listCities(db), 200),
  );
  api.openapi(
    list(
      '/api/City/cities-by-property-popularity',
      City,
      'City',
      'Cities that have listings, most popular first; at most 12',
    ),
    async (context) => context.json(await findPopularCities(db), 200),
  );
  api.openapi(one('/api/City/{id}', City, 'City', 'One city'), async (context) =>
    answerFound(context, await findVersionedCity(db, context.req.valid('param').id), 'city'),
  );

  return api;
}
