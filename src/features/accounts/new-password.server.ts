import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NewPassword, PASSWORD_LENGTH } from './account.ts';

/** Shorter ones are refused anyway, so the file holds only those that are long enough. */
const COMMON_PASSWORDS = join(import.meta.dirname, 'common-passwords.txt');

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Why a password cannot be set, to follow "a password that"; undefined when it can. */
export async function newPasswordProblem(
  password: string,
  userName: string,
): Promise<string | undefined> {
  if (!NewPassword.safeParse(password).success)
    return `has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`;
  if (folded(password) === folded(userName)) return 'is not the user name';
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(folded(password)) ? 'is not among the most used' : undefined;
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  return new Set((await readFile(COMMON_PASSWORDS, 'utf8')).split('\n'));
}

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
