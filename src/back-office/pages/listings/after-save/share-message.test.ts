import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { whatsAppAddress } from './share-message.ts';

test('a message says what, where, how large and how much, and leads to the page', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const id = await insertListing(app.db, { title: 'Kothi & garden' });
  const { body } = await staff.get(`/api/Property/${id}`);

  const text = new URL(whatsAppAddress(body, 'https://example.test')).searchParams.get('text');

  assert.deepEqual(text?.split('\n'), [
    'Kothi & garden',
    '1,250 sq ft · 45 lakh (Rs. 4,500,000)',
    'Model Town, Jalandhar',
    `https://example.test/p/${id}`,
  ]);
});
