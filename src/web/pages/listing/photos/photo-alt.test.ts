import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { photoAlt } from './photo-alt.ts';

const PLACED = { number: 3, count: 12, title: 'Kothi in Model Town' };

test('a photo is described by its caption, else by its place among the others', () => {
  const { photo } = MESSAGES.en.listing;

  assert.equal(photoAlt('The courtyard', PLACED, photo), 'The courtyard');
  assert.equal(photoAlt('', PLACED, photo), 'Photo 3 of 12: Kothi in Model Town');
  assert.equal(photoAlt('', { ...PLACED, number: 1, count: 1 }, photo), 'Kothi in Model Town');
});

test('the place of a photo is said in every language', () => {
  assert.equal(
    photoAlt('', PLACED, MESSAGES.pa.listing.photo),
    '12 ਵਿੱਚੋਂ ਤਸਵੀਰ 3: Kothi in Model Town',
  );
  assert.equal(
    photoAlt('', PLACED, MESSAGES.hi.listing.photo),
    '12 में से तस्वीर 3: Kothi in Model Town',
  );
});
