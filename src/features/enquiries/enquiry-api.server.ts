import { createApiRouter } from '#platform/http/api-router.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { answerFound, answerRecord, expectedBy, idempotencyKey } from '#platform/http/etag.ts';
import { unknownRecord } from '#platform/http/problem.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { findAssignees, updateEnquiry } from './change-enquiry.server.ts';
import { findEnquiryHistory } from './enquiry-history.server.ts';
import { removePhotos } from './enquiry-photos.server.ts';
import * as routes from './enquiry-routes.server.ts';
import { findEnquiry } from './enquiry-row.server.ts';
import { eraseEnquiry } from './erase-enquiries.server.ts';
import { findThread, listEnquiries } from './list-enquiries.server.ts';
import type { EnquiryInbox } from './receive-enquiry.server.ts';
import { refuseAssignee, refuseEnquiry } from './refuse-enquiry.server.ts';

export function enquiryApi({ db, media, log, now, config }: Services, inbox: EnquiryInbox) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(routes.send, async (context) => {
    const received = await inbox.receive(context.req.valid('json'), {
      address: clientAddress(context, config.TRUSTED_PROXY),
      key: idempotencyKey(context),
    });
    return 'refused' in received ? refuseEnquiry(context, received) : context.json(received, 201);
  });

  api.openapi(routes.list, async (context) => {
    const { due, ...query } = context.req.valid('query');
    return context.json(await listEnquiries(db, { ...query, due: due === 'true' }, now()), 200);
  });

  api.openapi(routes.assignees, async (context) => {
    const items = (await findAssignees(db)).map(({ userName }) => userName);
    return context.json({ items }, 200);
  });

  api.openapi(routes.one, async (context) => {
    const found = await findEnquiry(db, context.req.valid('param').id);
    return answerFound(context, found, 'enquiry');
  });

  api.openapi(routes.history, async (context) => {
    const { id } = context.req.valid('param');
    if ((await findEnquiry(db, id)) === undefined) return unknownRecord(context, 'enquiry');
    return context.json(await findEnquiryHistory(db, id), 200);
  });

  api.openapi(routes.thread, async (context) => {
    const found = await findEnquiry(db, context.req.valid('param').id);
    if (found === undefined) return unknownRecord(context, 'enquiry');
    const { record } = found;
    const items = record.phone === '' ? [record] : await findThread(db, record.phone);
    return context.json({ items }, 200);
  });

  api.openapi(routes.change, async (context) => {
    const { id } = context.req.valid('param');
    const signature = signatureOf(context, now());
    const update = context.req.valid('json');
    const result = await updateEnquiry(db, signature, id, update, expectedBy(context));
    if (!('refused' in result)) return answerRecord(context, result, 200);
    return result.refused === 'unknown assignee'
      ? refuseAssignee(context)
      : refuseWrite(context, result.refused, 'enquiry');
  });

  api.openapi(routes.erasure, async (context) => {
    const { id } = context.req.valid('param');
    const result = await eraseEnquiry(db, signatureOf(context, now()), id, expectedBy(context));
    if ('refused' in result) return refuseWrite(context, result.refused, 'enquiry');
    await removePhotos(media, log, result.photos);
    return context.body(null, 204);
  });

  return api;
}
