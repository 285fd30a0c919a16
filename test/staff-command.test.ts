// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { temporaryFolder } from './start-process.ts';

const STAFF_SCRIPT = join(import.meta.dirname, '../scripts/staff.ts');

function staff(folder: string, parameters: string[], input = '') {
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [STAFF_SCRIPT, ...parameters], {
    env: { ...environment, DATA_DIR: folder },
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('adds, lists and removes accounts, and changes a password', () => {
  using temporary = temporaryFolder();
  const run = (parameters: string[], input?: string) => staff(temporary.path, parameters, input);

  assert.match(run(['list']).stdout, /There is no staff account yet/);
  assert.deepEqual(run(['add', 'simran'], 'a long password\r\n'), {
    status: 0,
    stdout: 'Added "simran".\n',
    stderr: '',
  });
  assert.equal(run(['add', 'office'], 'a long password').status, 0);
  assert.match(
    run(['list']).stdout,
    /^ {3}1 {2}\d{4}-\d\d-\d\d {2}simran\n {3}2 {2}\d{4}-\d\d-\d\d {2}office\n$/,
  );
  assert.match(run(['passwd', 'SIMRAN'], 'another password\n').stdout, /^Changed the password/);
  assert.match(run(['remove', 'office']).stdout, /^Removed "office"/);
});

test('gives a new account the role that is asked for', () => {
  using temporary = temporaryFolder();
  const run = (parameters: string[]) => staff(temporary.path, parameters, 'a long password');

  assert.equal(run(['add', 'simran']).stdout, 'Added "simran".\n');
  assert.equal(run(['add', 'office', '--role', 'agent']).stdout, 'Added "office" as agent.\n');
  assert.equal(run(['add', '--role=viewer', 'guest']).stdout, 'Added "guest" as viewer.\n');
  assert.match(run(['list']).stdout, / {2}simran\n.* {2}office as agent\n.* {2}guest as viewer\n$/);
  assert.match(run(['add', 'king', '--role', 'king']).stderr, /^A role is one of viewer, agent/);
  assert.match(run(['list', '--role', 'agent']).stderr, /^Usage: /);
  assert.match(run(['add', 'one', '--admin']).stderr, /^Usage: /);
  assert.match(run(['remove', 'simran']).stderr, /^"simran" is the last .* owner/);
});

test('refuses with one sentence and exit code 1', () => {
  using temporary = temporaryFolder();
  const run = (parameters: string[], input?: string) => staff(temporary.path, parameters, input);
  assert.equal(run(['add', 'simran'], 'a long password').status, 0);
  const refusals: [string[], string, RegExp][] = [
    [[], '', /^Usage: /],
    [['add', 'Simran'], 'a long password', /^There is already a staff account "Simran"\.\n$/],
    [['add', 'short'], '12345678901', /^A password has 12 to 256 characters\.\n$/],
    [['add', 'common'], 'Administrator', /^A password is not among the most used\.\n$/],
    [['add', 'Prakash Kaur'], 'prakash kaur', /^A password is not the user name\.\n$/],
    [['add', 'long'], 'x'.repeat(257), /^A password has/],
    [['add', ' '], 'a long password', /^A staff name has/],
    [['passwd', 'nobody'], 'a long password', /^There is no staff account "nobody"/],
    [['remove', 'nobody'], '', /^There is no staff account "nobody"/],
    [['remove', 'simran'], '', /^"simran" is the last staff account/],
  ];

  for (const [parameters, input, message] of refusals) {
    const { status, stdout, stderr } = run(parameters, input);
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' }, parameters.join(' '));
    assert.match(stderr, message);
  }
  assert.equal(run(['list']).stdout.split('\n').length, 2);
});

test('gives up behind a writer that does not end, and tells the operator to try again', () => {
  using temporary = temporaryFolder();
  assert.equal(staff(temporary.path, ['add', 'simran'], 'a long password').status, 0);
  using writer = new DatabaseSync(join(temporary.path, 'catalogue.sqlite'));
  writer.exec('begin immediate');

  const { status, stderr } = staff(temporary.path, ['passwd', 'simran'], 'another password');
  assert.equal(status, 1);
  assert.match(
    stderr,
    /^Another process has been writing to the database for too long; nothing was changed/,
  );
});
