import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '#platform/http/permission.ts';
import { findCommands } from './commands.ts';

const nothing = () => undefined;
const DEEDS = {
  exportList: nothing,
  changePassword: nothing,
  showPasskeys: nothing,
  logOut: nothing,
};

const labelsOf = (text: string, role: Role | undefined = 'owner') =>
  findCommands(text, role, DEEDS).map(({ label }) => label);

test('finds pages, lists and actions by what people call them', () => {
  const cases: [typed: string, label: string][] = [
    ['trash', 'Properties: Trash'],
    ['sold', 'Properties: Sold'],
    ['status sold', 'Properties: Sold'],
    ['drafts', 'Properties: Drafts'],
    ['needs checking', 'Properties: To confirm'],
    ['import', 'Import listings'],
    ['paste', 'Paste listings'],
    ['export', 'Export properties as CSV'],
    ['add buyer', 'Add Buyer'],
    ['new property', 'Add Property'],
    ['add country', 'Add Country'],
    ['add staff', 'Add Staff'],
    ['settings phone', 'Settings: Phone'],
    ['people', 'Settings: People'],
    ['account', 'My account'],
    ['location', 'Country'],
    ['Log  Out', 'Log out'],
    ['site', 'Open the site'],
    ['follow up', 'Enquiries: To follow up'],
  ];
  for (const [typed, label] of cases)
    assert.ok(labelsOf(typed).includes(label), `${typed}: ${labelsOf(typed)}`);
  assert.deepEqual(labelsOf('zzz'), []);
});

test('hides what a role may not do', () => {
  assert.deepEqual(labelsOf('add', 'viewer'), []);
  assert.deepEqual(labelsOf('import', 'viewer'), []);
  assert.deepEqual(labelsOf('settings', 'agent'), []);
  assert.ok(labelsOf('add', 'agent').includes('Add Buyer'));
  assert.ok(!labelsOf('add', 'agent').includes('Add Staff'));
  assert.ok(labelsOf('log out', 'viewer').includes('Log out'));
  assert.ok(labelsOf('trash', 'viewer').includes('Properties: Trash'));
});

test('shows a short list before anything is typed, each entry under an id of its own', () => {
  assert.ok(labelsOf('').length <= 20);
  const ids = findCommands('s', 'owner', DEEDS).map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});
