import type { Context } from 'hono';
import type { z } from 'zod';
import { City, Country, State } from '#features/listings/place.ts';
import { createApiRouter, createRoute, jsonBody } from '#platform/http/api-router.server.ts';
import { answerRecord, expectedBy, IfMatchHeaders, idempotencyKey } from '#platform/http/etag.ts';
import { problem, problems } from '#platform/http/problem.ts';
import { RecordTarget } from '#platform/http/record-id.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import {
  creation,
  deletion,
  refuseInput,
  refuseWrite,
  type StaffEnv,
  signatureOf,
  update,
} from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { deleteCity, deleteCountry, deleteState } from './delete-places.server.ts';
import { CityInput, CountryInput, StateInput } from './place-input.ts';
import {
  createCity,
  createCountry,
  createState,
  updateCity,
  updateCountry,
  updateState,
} from './write-places.server.ts';

/** The routes that write a kind of place. */
function routesOf<
  Name extends 'Country' | 'State' | 'City',
  Input extends z.ZodType,
  Place extends z.ZodType,
>(name: Name, input: Input, place: Place, removal: string) {
  const path = `/api/${name}` as const;
  const facts = { group: 'place', audits: name } as const;
  const noun = name.toLowerCase();
  return {
    add: creation(path, facts, `Add a ${noun}`, input, place),
    change: update(path, facts, `Change a ${noun}`, input.and(RecordTarget), place),
    remove: deletion(
      `${path}/{id}`,
      facts,
      `Remove a ${removal}; refused while listings lie in it`,
    ),
  };
}

const country = routesOf('Country', CountryInput, Country, 'country with its states and cities');
const state = routesOf('State', StateInput, State, 'state with its cities');
const city = routesOf('City', CityInput, City, 'city');
const removeCityByBody = createRoute({
  method: 'delete',
  path: '/api/City',
  facts: { access: 'write', group: 'place', audits: 'City' },
  tags: ['City'],
  summary: 'Remove a city named in the body; refused while listings lie in it',
  request: { headers: IfMatchHeaders, body: jsonBody(RecordTarget) },
  responses: { 204: { description: 'Removed' }, ...problems(400, 401, 404, 409, 412, 413, 415) },
});

export function placeWriteApi({ db, now }: Services) {
  const api = createApiRouter<StaffEnv>(REQUIRED);
  const signature = (context: Context<StaffEnv>) => signatureOf(context, now());

  const remove = async (
    context: Context<StaffEnv>,
    deletePlace: typeof deleteCountry | typeof deleteState | typeof deleteCity,
    what: string,
    id: number,
  ) => {
    const result = await deletePlace(db, signature(context), id, expectedBy(context));
    return 'refused' in result
      ? refuseDeletion(context, result.refused, what)
      : context.body(null, 204);
  };

  api.openapi(country.add, async (context) => {
    const input = context.req.valid('json');
    const result = await createCountry(db, signature(context), input, idempotencyKey(context));
    return 'refused' in result
      ? refuseWrite(context, result.refused, 'country')
      : answerRecord(context, result, 201);
  });
  api.openapi(country.change, async (context) => {
    const { id, ...input } = context.req.valid('json');
    const result = await updateCountry(db, signature(context), id, input, expectedBy(context));
    return 'refused' in result
      ? refuseWrite(context, result.refused, 'country')
      : answerRecord(context, result, 200);
  });
  api.openapi(country.remove, (context) =>
    remove(context, deleteCountry, 'country', context.req.valid('param').id),
  );

  api.openapi(state.add, async (context) => {
    const input = context.req.valid('json');
    const result = await createState(db, signature(context), input, idempotencyKey(context));
    return 'refused' in result
      ? refuseInput(context, result.refused, 'state')
      : answerRecord(context, result, 201);
  });
  api.openapi(state.change, async (context) => {
    const { id, ...input } = context.req.valid('json');
    const result = await updateState(db, signature(context), id, input, expectedBy(context));
    return 'refused' in result
      ? refuseInput(context, result.refused, 'state')
      : answerRecord(context, result, 200);
  });
  api.openapi(state.remove, (context) =>
    remove(context, deleteState, 'state', context.req.valid('param').id),
  );

  api.openapi(city.add, async (context) => {
    const input = context.req.valid('json');
    const result = await createCity(db, signature(context), input, idempotencyKey(context));
    return 'refused' in result
      ? refuseInput(context, result.refused, 'city')
      : answerRecord(context, result, 201);
  });
  api.openapi(city.change, async (context) => {
    const { id, ...input } = context.req.valid('json');
    const result = await updateCity(db, signature(context), id, input, expectedBy(context));
    return 'refused' in result
      ? refuseInput(context, result.refused, 'city')
      : answerRecord(context, result, 200);
  });
  api.openapi(city.remove, (context) =>
    remove(context, deleteCity, 'city', context.req.valid('param').id),
  );
  api.openapi(removeCityByBody, (context) =>
    remove(context, deleteCity, 'city', context.req.valid('json').id),
  );

  return api;
}

function refuseDeletion(
  context: Context,
  refused: 'unknown' | 'changed' | { listings: number },
  what: string,
) {
  if (typeof refused === 'string') return refuseWrite(context, refused, what);
  const { listings } = refused;
  const count = listings === 1 ? '1 listing lies' : `${listings} listings lie`;
  const detail = `${count} in this ${what}. Move or remove them first.`;
  return problem(context, 409, detail, undefined, listings);
}
