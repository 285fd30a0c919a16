import { z } from 'zod';
import {
  ACCEPTED_PHOTOS,
  bytesOf,
  PHOTO_FORM,
  PhotoFile,
  refusePhoto,
} from '#features/listings/photos/receive-photo.server.ts';
import type { PhotoStorage } from '#features/listings/photos/store-photo.server.ts';
import {
  createApiRouter,
  createRoute,
  formBody,
  json,
  jsonBody,
} from '#platform/http/api-router.server.ts';
import { answerRecord, expectedBy, IfMatchHeaders } from '#platform/http/etag.ts';
import { problem, problems } from '#platform/http/problem.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { missingPictures, Settings, SettingsInput } from './settings.ts';
import { settingsEntity, writeSettings } from './write-settings.server.ts';

const tags = ['Settings'];
const facts = { access: 'change settings', group: 'settings', audits: 'Settings' } as const;

const read = createRoute({
  method: 'get',
  path: '/api/Settings',
  facts: { access: 'read', group: 'settings' },
  tags,
  summary: 'What pages say of the agency: what is stored, else the default of the environment',
  responses: { 200: json(Settings, 'The settings'), ...problems(401) },
});

const write = createRoute({
  method: 'put',
  path: '/api/Settings',
  facts,
  tags,
  summary:
    'Change what pages say of the agency. What is left out stays; null goes back to the default',
  request: { headers: IfMatchHeaders, body: jsonBody(SettingsInput) },
  responses: { 200: json(Settings, 'The settings'), ...problems(400, 401, 412, 413, 415) },
});

const PersonPhoto = z
  .object({ imageUrl: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'PersonPhoto' });

const addPhoto = createRoute({
  ...PHOTO_FORM,
  facts: { ...PHOTO_FORM.facts, ...facts },
  method: 'post',
  path: '/api/Settings/photo',
  tags,
  summary: `Send a picture of a person, whose imageUrl a PUT then names: ${ACCEPTED_PHOTOS}. Without that it goes after an hour`,
  request: { body: formBody(z.object({ file: PhotoFile })) },
  responses: { 201: json(PersonPhoto, 'The picture'), ...problems(400, 401, 413, 415, 503) },
});

export function settingsApi({ db, config, now }: Services, photos: PhotoStorage) {
  const settings = settingsEntity(config);
  const api = createApiRouter<StaffEnv>(REQUIRED);

  api.openapi(read, async (context) => {
    const found = await settings.find(db, settings.id, now());
    if (found === undefined) throw new Error('There are always settings.');
    return answerRecord(context, found, 200);
  });

  api.openapi(write, async (context) => {
    const input = context.req.valid('json');
    const isExpected = expectedBy(context);
    const signature = signatureOf(context, now());
    const result = await writeSettings(db, config, signature, input, isExpected);
    if ('refused' in result)
      return typeof result.refused === 'object'
        ? problem(context, 400, REQUIRED, missingPictures(result.refused.missingPictures))
        : refuseWrite(context, 'changed', 'record of settings');
    await photos.removeFiles(result.unusedPhotos);
    return answerRecord(context, result, 200);
  });

  api.openapi(addPhoto, async (context) => {
    const stored = await photos.store(await bytesOf(context.req.valid('form').file));
    if ('refused' in stored) return refusePhoto(context, stored.refused);
    const { path, width, height } = stored.photo;
    return context.json({ imageUrl: `/${path}`, width, height }, 201);
  });

  return api;
}
