import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { dueEnquiries, dueText, settledStanding } from './due-enquiries.ts';

const ENQUIRY: Enquiry = {
  id: 1,
  reference: 'ABCD-EFGH',
  kind: 'visit',
  status: 'visit',
  name: 'Harpreet',
  phone: '+919812345670',
  message: '',
  propertyId: null,
  property: null,
  preferredTime: '2026-11-28T10:00, 2026-11-27T17:00',
  timeZone: 'Asia/Kolkata',
  language: 'en',
  note: '',
  followUpOn: null,
  assignee: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  statusChangedAt: '2026-11-22T10:00:00.000Z',
  photos: [],
};
/** Already the 27th in India. */
const NOW = new Date('2026-11-26T20:00:00Z');

test('an agreed visit is due on the first day that was proposed, unless it is followed up on another', () => {
  const later = { ...ENQUIRY, id: 2, followUpOn: '2026-11-28' };
  const words = { ...ENQUIRY, id: 3, preferredTime: 'evening' };
  assert.deepEqual(dueEnquiries([], [ENQUIRY, later, words], NOW), [ENQUIRY]);
  assert.deepEqual(dueEnquiries([], [ENQUIRY], new Date('2026-11-26T18:00:00Z')), []);
  assert.equal(dueText(ENQUIRY, NOW), 'Today, 5:00 pm');
});

test('each is due once, the longest waiting first, and what is new stands elsewhere', () => {
  const late = { ...ENQUIRY, id: 2, followUpOn: '2026-11-25' };
  const fresh = { ...late, id: 3, status: 'new' } as const;
  assert.deepEqual(dueEnquiries([late, fresh], [ENQUIRY, late], NOW), [late, ENQUIRY]);
  assert.equal(dueText(late, NOW), '2 days late');
  assert.equal(dueText({ ...late, followUpOn: '2026-11-26' }, NOW), '1 day late');
  assert.equal(dueText({ ...late, followUpOn: '2026-11-27', status: 'contacted' }, NOW), 'Today');
});

test('what is done leaves the plan, and a visit that lies ahead comes back on its day', () => {
  const followUpOn = '2026-11-25';
  const ahead = { ...ENQUIRY, preferredTime: '2026-11-30T10:00', followUpOn };
  const contacted = { status: 'contacted', followUpOn: null };
  for (const [enquiry, standing] of [
    [{ ...ENQUIRY, status: 'new' }, contacted],
    [ENQUIRY, contacted],
    [{ ...ENQUIRY, followUpOn }, contacted],
    [{ ...ENQUIRY, status: 'contacted', followUpOn }, contacted],
    [ahead, { status: 'visit', followUpOn: null }],
  ] as const) {
    const settled = settledStanding(enquiry, NOW);
    assert.deepEqual(settled, standing);
    assert.deepEqual(dueEnquiries([{ ...enquiry, ...settled }], [], NOW), []);
  }
});
