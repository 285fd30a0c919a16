import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { StaffName } from '#features/accounts/account.ts';
import { addStaff, changePassword, removeStaff } from '#features/accounts/manage-staff.server.ts';
import { newPasswordProblem } from '#features/accounts/new-password.server.ts';
import { findStaff, listStaff } from '#features/accounts/staff-store.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { ROLES, type Role } from '#platform/http/permission.ts';
import { reportFailure } from './run-command.ts';

const USAGE =
  'Usage: npm run staff -- add NAME [--role owner|agent|viewer] | list | passwd NAME | remove NAME';
const OPERATOR = { staffId: null, userName: 'npm run staff', at: new Date() };

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  reportFailure(error);
}

/** Returns what to print. */
async function run(given: string[]): Promise<string> {
  const { role, rest } = takeRole(given);
  const [command = '', name, ...more] = rest;
  const isKnown =
    command === 'list' ? name === undefined : ['add', 'passwd', 'remove'].includes(command);
  if (!isKnown || more.length > 0 || (command !== 'list' && name === undefined))
    throw new Error(USAGE);
  if (role !== undefined && command !== 'add') throw new Error(USAGE);

  const database = await openDatabase(readConfig(process.env));
  try {
    return command === 'list'
      ? await list(database.db)
      : await change(database.db, command, staffName(name), role);
  } finally {
    await database.close();
  }
}

async function change(
  db: Db,
  command: string,
  name: string,
  role: Role = 'owner',
): Promise<string> {
  const isThere = (await findStaff(db, name)) !== undefined;
  if (command === 'add') {
    if (
      isThere ||
      (await addStaff(db, OPERATOR, name, await newPassword(name), role)) === undefined
    ) {
      throw new Error(`There is already a staff account "${name}".`);
    }
    return `Added "${name}"${asRole(role)}.`;
  }
  if (!isThere)
    throw new Error(`There is no staff account "${name}"; npm run staff -- list shows all.`);
  if (command === 'passwd') {
    await changePassword(db, OPERATOR, name, await newPassword(name));
    return `Changed the password of "${name}", ended its sessions and removed its passkeys.`;
  }
  if ((await removeStaff(db, OPERATOR, name)) === 'last') {
    throw new Error(
      `"${name}" is the last staff account that is an owner; add another before you remove it.`,
    );
  }
  return `Removed "${name}" and its passkeys, and ended its sessions.`;
}

async function list(db: Db): Promise<string> {
  const staff = await listStaff(db);
  if (staff.length === 0)
    return 'There is no staff account yet; the first start of the site creates one.';
  return staff
    .map(
      ({ id, userName, role, createdAt }) =>
        `${String(id).padStart(4)}  ${createdAt.slice(0, 10)}  ${userName}${asRole(role)}`,
    )
    .join('\n');
}

/** Owners, as most are, need no word. */
function asRole(role: Role): string {
  return role === 'owner' ? '' : ` as ${role}`;
}

/** `--role agent` or `--role=agent`, anywhere. */
function takeRole(given: readonly string[]): { role: Role | undefined; rest: string[] } {
  const { values, positionals } = readArguments(given);
  const role = ROLES.find((known) => known === values.role);
  if (values.role !== undefined && role === undefined)
    throw new Error(`A role is one of ${ROLES.join(', ')}; "${values.role}" is none.`);
  return { role, rest: positionals };
}

function readArguments(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: { role: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Error(USAGE);
  }
}

function staffName(name: string | undefined): string {
  const parsed = StaffName.safeParse(name);
  if (!parsed.success)
    throw new Error('A staff name has 1 to 100 characters, without control characters.');
  return parsed.data;
}

async function newPassword(name: string): Promise<string> {
  const password = await askPassword(`New password for "${name}": `, 'Once more: ');
  const problem = await newPasswordProblem(password, name);
  if (problem !== undefined) throw new Error(`A password ${problem}.`);
  return password;
}

/** Asks twice on a terminal, without echo. Otherwise reads the first line of standard input. */
async function askPassword(prompt: string, again: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await askHidden(prompt);
  if ((await askHidden(again)) !== password)
    throw new Error('The two passwords differ; nothing was changed.');
  return password;
}

async function firstLine(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += chunk;
  return text.split(/\r?\n/)[0] ?? '';
}

async function askHidden(prompt: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const cancelled = new Promise<never>((_resolve, reject) => {
    editor.once('SIGINT', () => reject(new Error('Nothing was changed.')));
    editor.once('close', () => reject(new Error('Nothing was changed.')));
  });
  process.stderr.write(prompt);
  try {
    return await Promise.race([editor.question(''), cancelled]);
  } finally {
    cancelled.catch(() => {});
    editor.close();
    process.stderr.write('\n');
  }
}
