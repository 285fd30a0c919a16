import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OverviewRow, OverviewTopic } from '#features/listings/listing-overview.ts';
import { comparedRows, isSame } from './compared.ts';

const row = (topic: OverviewTopic, value = 'x'): OverviewRow => ({ topic, label: topic, value });
const topicsOf = (...columns: OverviewTopic[][]) =>
  comparedRows(columns.map((topics) => ({ rows: topics.map((topic) => row(topic)) }))).map(
    ({ topic }) => topic,
  );

test('a topic of one kind alone stands where its page has it', () => {
  assert.deepEqual(
    topicsOf(
      ['houseType', 'totalArea', 'noOfRooms', 'facing', 'posted'],
      ['plotType', 'totalArea', 'length', 'facing', 'posted'],
    ),
    ['plotType', 'houseType', 'totalArea', 'length', 'noOfRooms', 'facing', 'posted'],
  );
});

test('a value that is empty or missing is not given', () => {
  const [first, second] = comparedRows([
    { rows: [row('facing', ''), row('roadSize', '30 ft')] },
    { rows: [row('facing', 'East')] },
  ]);
  assert.deepEqual(
    [first?.values.map((value) => value?.value), second?.values.map((value) => value?.value)],
    [
      [undefined, 'East'],
      ['30 ft', undefined],
    ],
  );
});

test('what one listing does not say differs from what another says', () => {
  assert.deepEqual(
    [
      ['East', 'East'],
      ['East', 'West'],
      ['East', undefined],
    ].map((values) => isSame(values)),
    [true, false, false],
  );
});
