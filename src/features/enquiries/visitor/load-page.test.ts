import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitDays } from './load-page.server.ts';
import { formBody, readVideo } from './sending/form-body.ts';

test('offers the next days in India, today only while somebody can still be shown round', () => {
  assert.deepEqual(visitDays(new Date('2026-11-27T05:00:00Z'), 'en'), [
    { day: '2026-11-27', label: 'Today' },
    { day: '2026-11-28', label: 'Tomorrow' },
    { day: '2026-11-29', label: 'Sun 29 Nov' },
    { day: '2026-11-30', label: 'Mon 30 Nov' },
    { day: '2026-12-01', label: 'Tue 1 Dec' },
  ]);
  const late = visitDays(new Date('2026-11-26T20:00:00Z'), 'pa');
  assert.deepEqual(late[0], { day: '2026-11-27', label: 'ਅੱਜ' }, 'past midnight in India');
  const evening = visitDays(new Date('2026-11-27T11:00:00Z'), 'hi');
  assert.deepEqual(evening.slice(0, 2), [
    { day: '2026-11-28', label: 'कल' },
    { day: '2026-11-29', label: 'रविवार 29 नवंबर' },
  ]);
});

const times = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return formBody(form).preferredTime;
};

test('a day and an hour that were tapped are sent as a time that was typed', () => {
  const other = ['otherTime', '2026-12-09T11:30'] as const;
  const second = ['time', '2026-12-10T09:00'] as const;
  assert.equal(times([['day', ''], ['hour', '10:00'], other, ['time', '']]), '');
  assert.equal(times([['day', '2026-11-28'], ['hour', '17:00'], other]), '2026-11-28T17:00');
  assert.equal(times([['day', 'other'], ['hour', '10:00'], other]), '2026-12-09T11:30');
  assert.equal(
    times([['day', '2026-11-28'], ['hour', '14:00'], second]),
    '2026-11-28T14:00, 2026-12-10T09:00',
  );
  assert.equal(times([['time', 'evening']]), 'evening');
});

test('a visit by video call is said in the message, and read from it again', () => {
  for (const message of ['', 'After six, please']) {
    const form = new FormData();
    form.set('message', message);
    assert.deepEqual(readVideo(formBody(form).message), { isByVideo: false, message });
    form.set('video', 'yes');
    assert.match(formBody(form).message, /^By video call\./);
    assert.deepEqual(readVideo(formBody(form).message), { isByVideo: true, message });
  }
});
