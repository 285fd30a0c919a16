import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { answerLink, answerText } from './answer-text.ts';

const ENQUIRY: Enquiry = {
  id: 1,
  reference: 'ABCD-EFGH',
  kind: 'visit',
  status: 'new',
  name: 'Harpreet',
  phone: '+447911123456',
  message: '',
  propertyId: 7,
  property: { id: 7, title: 'Kothi', slug: 'kothi-7' },
  preferredTime: '2026-11-24T10:00, 2026-11-25T17:00',
  timeZone: 'Europe/London',
  language: 'en',
  note: '',
  followUpOn: null,
  assignee: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  statusChangedAt: '2026-11-22T10:00:00.000Z',
  photos: [],
};
const AGENCY = { name: 'DK Property', siteUrl: 'https://example.test' };

test('answers in the language of the person, with the first proposed time and the listing', () => {
  const english = answerText(ENQUIRY, AGENCY);
  assert.match(
    english,
    /^Hello Harpreet, this is DK Property\..* Does 24 Nov 2026, 10:00 am suit you\?/,
  );
  assert.match(english, /About: Kothi https:\/\/example\.test\/p\/7$/);
  const punjabi = answerText({ ...ENQUIRY, language: 'pa' }, AGENCY);
  assert.match(punjabi, /^ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Harpreet ਜੀ.* ਕੀ 24 ਨਵੰਬਰ 2026, ਸਵੇਰੇ 10:00 ਵਜੇ ਠੀਕ ਹੈ\?/);
  assert.match(punjabi, /https:\/\/example\.test\/pa\/p\/7$/);
});

test('asks for a time where none was proposed', () => {
  for (const preferredTime of ['', 'evening'])
    assert.match(answerText({ ...ENQUIRY, preferredTime }, AGENCY), /When does it suit you\?\n/);
});

test('writes dates without the words of the browser, which lacks the Punjabi ones', () => {
  const { DateTimeFormat } = Intl;
  Reflect.deleteProperty(Intl, 'DateTimeFormat');
  try {
    assert.match(answerText({ ...ENQUIRY, language: 'pa' }, AGENCY), /24 ਨਵੰਬਰ 2026/);
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});

test('opens the chat with the number, digits alone', () => {
  const link = answerLink({ ...ENQUIRY, property: null, kind: 'question' }, AGENCY);
  assert.equal(
    link,
    'https://wa.me/447911123456?text=Hello%20Harpreet%2C%20this%20is%20DK%20Property.%20Thank%20you%20for%20your%20question.',
  );
});
