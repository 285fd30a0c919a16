import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { forgetOldEnquiries } from './erase-enquiries.server.ts';

const DAY_SECONDS = 24 * 60 * 60;
const NAMES = ['Harpreet Kaur', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Élodie Martin'];

async function createInbox() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const ids: number[] = [];
  for (const [index, name] of NAMES.entries()) {
    const response = await app.fetch('/api/Enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'question',
        name,
        phone: `987654321${index}`,
        message: `Question 100% ${index}`,
        consent: true,
      }),
    });
    ids.push((await response.json()).id);
  }
  const [first = 0, second = 0, third = 0] = ids;
  const found = async (query: string) =>
    (await staff.get(`/api/Enquiry?${query}`)).body.items.map(({ id }: { id: number }) => id);
  return { ...app, staff, first, second, third, found };
}

const contacted = (note = '', followUpOn: string | null = null) => ({
  status: 'contacted',
  note,
  followUpOn,
});

test('lists the newest first, by page, status and search', async () => {
  await using app = await createInbox();
  const { first, second, third } = app;

  assert.deepEqual(await app.found(''), [third, second, first]);
  assert.deepEqual(await app.found('pageSize=2&pageNumber=2'), [first]);
  await app.staff.put(`/api/Enquiry/${second}`, contacted('Likes the corner plot'));
  assert.deepEqual(await app.found('status=contacted'), [second]);
  assert.deepEqual(await app.found('status=new'), [third, first]);
  for (const [search, id] of [
    ['HARPREET', first],
    ['kaur 43210', first],
    ['098765 43211', second],
    ['+91 98765-43212', third],
    ['\u2066+91 (0)98765\u201143212\u2069', third],
    ['tel:0091-98765-43211', second],
    ['੯੮੭੬੫ ੪੩੨੧੧', second],
    ['kaur +919876543210', first],
    ['９８７６５４３２１０', first],
    ['har\u200bpreet', first],
    ['ਗੁਰਪ੍ਰੀਤ', second],
    ['elodie', third],
    ['corner', second],
    ['elodie 100%', third],
  ] as const)
    assert.deepEqual(await app.found(`search=${encodeURIComponent(search)}`), [id], search);
  assert.deepEqual(await app.found('search=%25_'), []);
  assert.equal((await app.staff.get('/api/Enquiry?status=lost')).status, 400);
});

test('finds an enquiry by its reference, however it is typed', async () => {
  await using app = await createInbox();
  const ids = [app.first, app.second, app.third];
  for (const [index, reference] of ['K7MQ-2XPA', '2345-6789', 'REFA-BCDE'].entries())
    await app.db
      .updateTable('enquiry')
      .set({ reference, search_text: sql`${reference.toLowerCase()} || ' ' || search_text` })
      .where('id', '=', ids[index] ?? 0)
      .execute();
  const spellings = [
    ['K7MQ-2XPA', app.first],
    ['k7mq2xpa', app.first],
    [' K7MQ 2XPA ', app.first],
    ['k7mq\u20112xpa', app.first],
    ['\u2066K7\u200bMQ–2XPA\u2069', app.first],
    ['K੭MQ-੨XPA', app.first],
    ['Ｋ７ＭＱ２ＸＰＡ', app.first],
    ['#K7MQ-2XPA.', app.first],
    ['Ref: K7MQ2XPA', app.first],
    ['reference no. k7mq-2xpa', app.first],
    ['2xpa', app.first],
    ['2345-6789', app.second],
    ['23456789', app.second],
    ['२३४५६७८९', app.second],
    ['refabcde', app.third],
    ['ref refa-bcde', app.third],
  ] as const;
  for (const [search, id] of spellings)
    assert.deepEqual(await app.found(`search=${encodeURIComponent(search)}`), [id], search);
  assert.deepEqual(await app.found('search=K7MQ2XPB'), []);
  assert.deepEqual(await app.found('status=closed&search=K7MQ2XPA'), []);
});

test('a change is kept with its author and refused when the enquiry has changed', async () => {
  await using app = await createInbox();
  const address = `/api/Enquiry/${app.first}`;
  const etag = (await app.staff.get(address)).headers.get('etag') ?? '';
  app.advance(60);

  const changed = await app.staff.put(address, contacted('Call on Monday', '2026-03-02'), {
    'if-match': etag,
  });
  assert.equal(changed.status, 200);
  const { status, note, followUpOn, statusChangedAt } = changed.body;
  assert.deepEqual(
    { status, note, followUpOn },
    { status: 'contacted', note: 'Call on Monday', followUpOn: '2026-03-02' },
  );
  assert.equal(statusChangedAt, app.services.now().toISOString());
  assert.equal((await app.staff.get(address)).headers.get('etag'), changed.headers.get('etag'));
  const stale = await app.staff.put(address, contacted(), { 'if-match': etag });
  assert.equal(stale.status, 412);
  assert.equal((await app.staff.delete(address, undefined, { 'if-match': etag })).status, 412);

  assert.deepEqual((await app.staff.get(`${address}/history`)).body, {
    items: [
      {
        at: app.services.now().toISOString(),
        userName: 'simran',
        status: 'contacted',
        followUpOn: '2026-03-02',
        noteChanged: true,
      },
    ],
  });
});

test('says who looks after an enquiry, until it is somebody else or nobody', async () => {
  await using app = await createInbox();
  const agent = await createStaffClient(app, 'gurdeep', 'agent');
  await createStaffClient(app, 'looker', 'viewer');
  const address = `/api/Enquiry/${app.first}`;
  const assigneeOf = async () => (await app.staff.get(address)).body.assignee;
  const hand = (assignee?: string | null) => agent.put(address, { ...contacted(), assignee });

  assert.deepEqual((await agent.get('/api/Enquiry/assignees')).body, {
    items: ['gurdeep', 'simran'],
  });
  assert.equal(await assigneeOf(), null);
  assert.equal((await hand('gurdeep')).body.assignee, 'gurdeep');
  await hand();
  assert.equal(await assigneeOf(), 'gurdeep');
  assert.deepEqual(await app.found('assignee=gurdeep'), [app.first]);
  assert.deepEqual(await app.found('assignee=simran'), []);
  for (const nobody of ['looker', 'unknown', 'x\0']) {
    const { status, body } = await hand(nobody);
    assert.equal(status, 400);
    assert.ok(body.errors.assignee);
    assert.deepEqual(await app.found(`assignee=${encodeURIComponent(nobody)}`), []);
  }
  await hand(null);
  assert.equal(await assigneeOf(), null);
  const { items } = (await agent.get(`${address}/history`)).body;
  assert.deepEqual(
    items.map(({ assignee }: { assignee?: string | null }) => assignee),
    [null, undefined, 'gurdeep'],
  );
});

test('an enquiry stays with a colleague who has left, until it is handed over', async () => {
  await using app = await createInbox();
  await createStaffClient(app, 'gurdeep', 'agent');
  const address = `/api/Enquiry/${app.first}`;
  await app.staff.put(address, { ...contacted(), assignee: 'gurdeep' });
  await app.db
    .updateTable('staff')
    .set({ removed_at: '2026-03-01T00:00:00.000Z' })
    .where('user_name', '=', 'gurdeep')
    .execute();

  const { body } = await app.staff.put(address, { ...contacted('Called'), assignee: 'gurdeep' });
  assert.equal(body.assignee, 'gurdeep');
  const second = `/api/Enquiry/${app.second}`;
  assert.equal((await app.staff.put(second, { ...contacted(), assignee: 'gurdeep' })).status, 400);
});

test('shows everything that one person has asked, and nothing of others', async () => {
  await using app = await createInbox();
  await app.db
    .updateTable('enquiry')
    .set({ phone: '+919876543210' })
    .where('id', '=', app.third)
    .execute();
  const thread = async (id: number) => {
    const { items } = (await app.staff.get(`/api/Enquiry/${id}/thread`)).body;
    return items.map(({ id }: { id: number }) => id);
  };
  assert.deepEqual(await thread(app.first), [app.third, app.first]);
  assert.deepEqual(await thread(app.second), [app.second]);
  await app.db.updateTable('enquiry').set({ phone: '' }).execute();
  assert.deepEqual(await thread(app.first), [app.first]);
  assert.equal((await app.staff.get('/api/Enquiry/999/thread')).status, 404);
});

test('refuses junk and unknown enquiries', async () => {
  await using app = await createInbox();
  const put = (body: object) => app.staff.put(`/api/Enquiry/${app.first}`, body);

  assert.equal((await put({ ...contacted(), status: 'lost' })).status, 400);
  assert.equal((await put({ ...contacted(), followUpOn: '2026-02-30' })).status, 400);
  assert.equal((await put({ ...contacted(), note: 'x'.repeat(5001) })).status, 400);
  assert.equal((await app.staff.put('/api/Enquiry/999', contacted())).status, 404);
  assert.equal((await app.staff.delete('/api/Enquiry/999')).status, 404);
  assert.equal((await app.staff.get('/api/Enquiry/x')).status, 404);
});

test('today counts what is new and what is to be followed up', async () => {
  await using app = await createInbox();
  const today = async () => {
    const { newEnquiries, followUpsDue } = (await app.staff.get('/api/Today')).body;
    return { newEnquiries, followUpsDue };
  };
  assert.deepEqual(await today(), { newEnquiries: 3, followUpsDue: 0 });

  await app.staff.put(`/api/Enquiry/${app.first}`, contacted('', '2026-03-01'));
  await app.staff.put(`/api/Enquiry/${app.second}`, contacted('', '2026-03-02'));
  await app.staff.put(`/api/Enquiry/${app.third}`, {
    ...contacted('', '2026-02-01'),
    status: 'closed',
  });
  assert.deepEqual(await today(), { newEnquiries: 0, followUpsDue: 1 });
  assert.deepEqual(await app.found('due=true'), [app.first]);

  // Past midnight in India.
  app.advance(12.1 * 60 * 60);
  const { followUpsDue } = (await (await createStaffClient(app, 'later')).get('/api/Today')).body;
  assert.equal(followUpsDue, 2);
});

async function everything(app: Awaited<ReturnType<typeof createInbox>>): Promise<string> {
  const rows = [
    await app.db.selectFrom('enquiry').selectAll().execute(),
    await app.db.selectFrom('enquiry_sender').selectAll().execute(),
    await app.db.selectFrom('audit_entry').selectAll().execute(),
    await app.db.selectFrom('idempotency_key').selectAll().execute(),
  ];
  return JSON.stringify(rows);
}

test('erasing leaves no word of the person, and the trail says who did it', async () => {
  await using app = await createInbox();
  const address = `/api/Enquiry/${app.first}`;
  await app.staff.put(address, contacted('Harpreet is away until May'));

  assert.equal((await app.staff.delete(address)).status, 204);

  assert.equal((await app.staff.get(address)).status, 404);
  assert.deepEqual(await app.found(''), [app.third, app.second]);
  const stored = await everything(app);
  for (const trace of ['Harpreet', '9876543210', 'Question 100% 0'])
    assert.ok(!stored.includes(trace), trace);
  const { items } = (await app.staff.get(`/api/Audit?entity=Enquiry&id=${app.first}`)).body;
  assert.deepEqual(
    items.map(({ action, userName }: { action: string; userName: string }) => [action, userName]),
    [
      ['delete', 'simran'],
      ['update', 'simran'],
    ],
  );
});

test('what was closed long ago loses its person, and nothing else does', async () => {
  await using app = await createInbox();
  await app.staff.put(`/api/Enquiry/${app.first}`, { ...contacted('Sold'), status: 'closed' });
  app.advance(32 * DAY_SECONDS);
  const later = await createStaffClient(app, 'later');
  await later.put(`/api/Enquiry/${app.second}`, { ...contacted(), status: 'closed' });

  await forgetOldEnquiries(app.services, 1, app.services.now());

  const { body } = await later.get(`/api/Enquiry/${app.first}`);
  assert.deepEqual(
    [body.name, body.phone, body.message, body.note, body.status],
    ['', '', '', '', 'closed'],
  );
  for (const id of [app.second, app.third])
    assert.notEqual((await later.get(`/api/Enquiry/${id}`)).body.phone, '');
});
