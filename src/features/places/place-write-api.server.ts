import type { Context } from 'hono';
import { City, Country, State } from '#features/listings/place.ts';
import { createApiRouter, createRoute } from '#platform/http/api-router.server.ts';
import { etagOf, IfMatchHeaders, ifMatch } from '#platform/http/etag.ts';
import { problem, problems } from '#platform/http/problem.ts';
import { RecordTarget } from '#platform/http/record-id.server.ts';
import { CHOOSE, REQUIRED } from '#platform/validation/input-rules.ts';
import {
  creation,
  deletion,
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

const COUNTRY_FACTS = { group: 'place', audits: 'Country' } as const;
const STATE_FACTS = { group: 'place', audits: 'State' } as const;
const CITY_FACTS = { group: 'place', audits: 'City' } as const;

const deletionOfCityByBody = createRoute({
  method: 'delete',
  path: '/api/City',
  facts: { access: 'write', ...CITY_FACTS },
  tags: ['City'],
  summary: 'Remove a city named in the body; refused while listings lie in it',
  request: {
    headers: IfMatchHeaders,
    body: { required: true, content: { 'application/json': { schema: RecordTarget } } },
  },
  responses: { 204: { description: 'Removed' }, ...problems(400, 401, 404, 409, 412, 413, 415) },
});

export function placeWriteApi({ db, now }: Services) {
  const api = createApiRouter<StaffEnv>(REQUIRED);
  const signature = (context: Context<StaffEnv>) => signatureOf(context, now());
  const expected = (context: Context) => ifMatch(context.req.header('if-match'));
  const remove = async (
    context: Context<StaffEnv>,
    deletePlace: typeof deleteCountry | typeof deleteState | typeof deleteCity,
    what: string,
    id: number,
  ) => {
    const result = await deletePlace(db, signature(context), id, expected(context));
    return 'refused' in result
      ? refuseDeletion(context, result.refused, what)
      : context.body(null, 204);
  };

  api.openapi(
    creation('/api/Country', COUNTRY_FACTS, 'Add a country', CountryInput, Country),
    async (context) => {
      const key = context.req.valid('header')['idempotency-key'];
      const result = await createCountry(db, signature(context), context.req.valid('json'), key);
      return 'refused' in result
        ? refuseWrite(context, result.refused, 'country')
        : context.json(result.record, 201, { ETag: etagOf(result) });
    },
  );

  api.openapi(
    update(
      '/api/Country',
      COUNTRY_FACTS,
      'Change a country',
      CountryInput.and(RecordTarget),
      Country,
    ),
    async (context) => {
      const { id, ...input } = context.req.valid('json');
      const result = await updateCountry(db, signature(context), id, input, expected(context));
      return 'refused' in result
        ? refuseWrite(context, result.refused, 'country')
        : context.json(result.record, 200, { ETag: etagOf(result) });
    },
  );

  api.openapi(
    deletion(
      '/api/Country/{id}',
      COUNTRY_FACTS,
      'Remove a country with its states and cities; refused while listings lie in it',
    ),
    (context) => remove(context, deleteCountry, 'country', context.req.valid('param').id),
  );

  api.openapi(
    creation('/api/State', STATE_FACTS, 'Add a state', StateInput, State),
    async (context) => {
      const key = context.req.valid('header')['idempotency-key'];
      const result = await createState(db, signature(context), context.req.valid('json'), key);
      if (!('refused' in result)) return context.json(result.record, 201, { ETag: etagOf(result) });
      return result.refused === 'unknown parent'
        ? unknownParent(context, 'countryId')
        : refuseWrite(context, result.refused, 'state');
    },
  );

  api.openapi(
    update('/api/State', STATE_FACTS, 'Change a state', StateInput.and(RecordTarget), State),
    async (context) => {
      const { id, ...input } = context.req.valid('json');
      const result = await updateState(db, signature(context), id, input, expected(context));
      if (!('refused' in result)) return context.json(result.record, 200, { ETag: etagOf(result) });
      return result.refused === 'unknown parent'
        ? unknownParent(context, 'countryId')
        : refuseWrite(context, result.refused, 'state');
    },
  );

  api.openapi(
    deletion(
      '/api/State/{id}',
      STATE_FACTS,
      'Remove a state with its cities; refused while listings lie in it',
    ),
    (context) => remove(context, deleteState, 'state', context.req.valid('param').id),
  );

  api.openapi(creation('/api/City', CITY_FACTS, 'Add a city', CityInput, City), async (context) => {
    const key = context.req.valid('header')['idempotency-key'];
    const result = await createCity(db, signature(context), context.req.valid('json'), key);
    if (!('refused' in result)) return context.json(result.record, 201, { ETag: etagOf(result) });
    return result.refused === 'unknown parent'
      ? unknownParent(context, 'stateId')
      : refuseWrite(context, result.refused, 'city');
  });

  api.openapi(
    update('/api/City', CITY_FACTS, 'Change a city', CityInput.and(RecordTarget), City),
    async (context) => {
      const { id, ...input } = context.req.valid('json');
      const result = await updateCity(db, signature(context), id, input, expected(context));
      if (!('refused' in result)) return context.json(result.record, 200, { ETag: etagOf(result) });
      return result.refused === 'unknown parent'
        ? unknownParent(context, 'stateId')
        : refuseWrite(context, result.refused, 'city');
    },
  );

  api.openapi(
    deletion('/api/City/{id}', CITY_FACTS, 'Remove a city; refused while listings lie in it'),
    (context) => remove(context, deleteCity, 'city', context.req.valid('param').id),
  );
  api.openapi(deletionOfCityByBody, (context) =>
    remove(context, deleteCity, 'city', context.req.valid('json').id),
  );

  return api;
}

function unknownParent(context: Context, member: 'countryId' | 'stateId') {
  return problem(context, 400, REQUIRED, { [member]: [CHOOSE] });
}

function refuseDeletion(
  context: Context,
  refused: 'unknown' | 'changed' | { listings: number },
  what: string,
) {
  if (typeof refused === 'string') return refuseWrite(context, refused, what);
  const { listings } = refused;
  const count = listings === 1 ? '1 listing lies' : `${listings} listings lie`;
  return problem(
    context,
    409,
    `${count} in this ${what}. Move or remove them first.`,
    undefined,
    listings,
  );
}
