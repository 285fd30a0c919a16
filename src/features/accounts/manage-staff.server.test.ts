import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { addStaff, changePassword, removeStaff } from './manage-staff.server.ts';

const OPERATOR = { staffId: null, userName: 'npm run staff', at: TEST_NOW };

test('audits changes of accounts, without passwords', async () => {
  await using app = await createTestApp();

  await addStaff(app.db, OPERATOR, 'office', 'a secret password');
  await addStaff(app.db, OPERATOR, 'simran', 'a secret password');
  await changePassword(app.db, OPERATOR, 'office', 'another secret');
  await removeStaff(app.db, OPERATOR, 'office');

  const entries = await app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  assert.deepEqual(
    entries.map(({ action, entity, entity_id, user_name, before, after }) => [
      action,
      entity,
      entity_id,
      user_name,
      before,
      after,
    ]),
    [
      ['create', 'Staff', 1, 'npm run staff', null, '{"id":1,"userName":"office","role":"owner"}'],
      ['create', 'Staff', 2, 'npm run staff', null, '{"id":2,"userName":"simran","role":"owner"}'],
      ['update', 'Staff', 1, 'npm run staff', null, null],
      ['delete', 'Staff', 1, 'npm run staff', '{"id":1,"userName":"office","role":"owner"}', null],
    ],
  );
});

test('keeps the last account, and frees the name of a removed one', async () => {
  await using app = await createTestApp();
  const add = (name: string) => addStaff(app.db, OPERATOR, name, 'a long password');
  const dismiss = (name: string) => removeStaff(app.db, OPERATOR, name);
  await add('simran');

  assert.equal(await dismiss('nobody'), 'unknown');
  assert.equal(await dismiss('simran'), 'last');
  assert.equal((await add('other'))?.id, 2);
  assert.equal(await add('Simran'), undefined);
  assert.equal(await dismiss('SIMRAN'), 'removed');
  assert.equal((await add('Simran'))?.userName, 'Simran');
});
