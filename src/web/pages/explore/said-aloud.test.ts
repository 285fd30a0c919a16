import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLOT } from '#features/listings/listing-kind.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { isArea } from './filter-groups.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { saidAloud } from './said-aloud.ts';

test('what is typed is said in words', () => {
  const groups = filterGroups(PLOT, MESSAGES.en).filter((group) => group.kind === 'range');
  const said = (typed: string, ofArea = false) => {
    const group = groups.find((group) => isArea(group) === ofArea);
    return group && saidAloud(typed, group, MESSAGES.en.shared.units);
  };

  assert.equal(said('4500000'), '45 lakh');
  assert.equal(said('1.2 ਕਰੋੜ'), '1.2 crore');
  assert.equal(said('45'), 'Rs. 45');
  assert.equal(said(''), '');
  assert.equal(said('0'), '');
  assert.equal(said('45 lakhh'), undefined);
  assert.equal(said('12-5', true), '12 kanal 5 marla');
  assert.equal(said('10', true), '');
  assert.equal(said('ten', true), undefined);
});
