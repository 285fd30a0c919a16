import type { Context } from 'hono';
import { z } from 'zod';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { IdempotencyHeaders, idempotencyKey } from '#platform/http/etag.ts';
import { problem, problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { NewStaff, StaffChange, StaffMember } from './account.ts';
import { changeStaff, createStaff, removeStaffById } from './manage-staff.server.ts';
import { newPasswordProblem } from './new-password.server.ts';
import { findStaffById, listStaff } from './staff-store.server.ts';

const facts = { access: 'keep staff', group: 'staff', audits: 'Staff' } as const;
const tags = ['Staff'];
const LAST_OWNER = 'This is the last owner. Make somebody else an owner first.';
const TAKEN = 'This user name is taken.';

const list = createRoute({
  method: 'get',
  path: '/api/Staff',
  facts: { access: 'keep staff', group: 'staff' },
  tags,
  summary: 'All staff accounts',
  responses: { 200: json(z.array(StaffMember), 'The accounts'), ...problems(401) },
});

const add = createRoute({
  method: 'post',
  path: '/api/Staff',
  facts,
  tags,
  summary: 'Add a staff account',
  request: { headers: IdempotencyHeaders, body: jsonBody(NewStaff) },
  responses: {
    201: json(StaffMember, 'The account'),
    ...problems(400, 401, 404, 409, 413, 415, 422),
  },
});

const change = createRoute({
  method: 'put',
  path: '/api/Staff/{id}',
  facts,
  tags,
  summary: 'Change the role or the password of a staff account, which ends its sessions',
  request: { params: RecordId, body: jsonBody(StaffChange) },
  responses: {
    200: json(StaffMember, 'The account'),
    ...problems(400, 401, 404, 409, 413, 415),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/Staff/{id}',
  facts,
  tags,
  summary: 'Remove a staff account and end its sessions; what it wrote stays',
  request: { params: RecordId },
  responses: { 204: { description: 'Removed' }, ...problems(401, 404, 409) },
});

export function staffApi({ db, now }: Services) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(list, async (context) => context.json(await listStaff(db), 200));

  api.openapi(add, async (context) => {
    const input = context.req.valid('json');
    const weakness = await newPasswordProblem(input.password, input.userName);
    if (weakness !== undefined) return problem(context, 400, ...passwordRefusal(weakness));
    const signature = signatureOf(context, now());
    const created = await createStaff(db, signature, input, idempotencyKey(context));
    if (!('refused' in created)) return context.json(created, 201);
    return created.refused === 'taken'
      ? problem(context, 409, TAKEN, { userName: [TAKEN] })
      : refuseWrite(context, created.refused, 'staff account');
  });

  api.openapi(change, async (context) => {
    const { id } = context.req.valid('param');
    const input = context.req.valid('json');
    const staff = await findStaffById(db, id);
    if (staff === undefined) return unknownRecord(context, 'staff account');
    const weakness = input.password && (await newPasswordProblem(input.password, staff.userName));
    if (weakness) return problem(context, 400, ...passwordRefusal(weakness));
    const changed = await changeStaff(db, signatureOf(context, now()), id, input);
    return 'refused' in changed ? refuse(context, changed.refused) : context.json(changed, 200);
  });

  api.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    const removed = await removeStaffById(db, signatureOf(context, now()), id);
    return 'refused' in removed ? refuse(context, removed.refused) : context.body(null, 204);
  });

  return api;
}

function refuse(context: Context, refused: 'unknown' | 'last') {
  return refused === 'last'
    ? problem(context, 409, LAST_OWNER)
    : unknownRecord(context, 'staff account');
}

function passwordRefusal(weakness: string): [string, { password: string[] }] {
  const message = `Please enter a password that ${weakness}.`;
  return [message, { password: [message] }];
}
