import { spawnSync } from 'node:child_process';

/** Files that differ from a commit, or that Git does not know yet; throws a sentence when `base` names no commit. */
export function changedFiles(cwd: string, base: string): string[] {
  const known = git(cwd, 'rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  if (known === undefined)
    throw new Error(
      `--changed: ${JSON.stringify(base)} names no commit here; allowed is a branch, a tag or a hash.`,
    );
  const tracked = git(cwd, 'diff', '--name-only', '-z', '--no-renames', base);
  return [...namesIn(tracked), ...namesIn(git(cwd, ...UNTRACKED))].sort();
}

/** All files of the project as they stand, without those that Git ignores. */
export function projectFiles(cwd: string): string[] {
  const gone = new Set(namesIn(git(cwd, 'ls-files', '--deleted', '-z')));
  const tracked = namesIn(git(cwd, 'ls-files', '-z')).filter((path) => !gone.has(path));
  return [...tracked, ...namesIn(git(cwd, ...UNTRACKED))].sort();
}

const UNTRACKED = ['ls-files', '--others', '--exclude-standard', '-z'];

/** What Git prints; undefined when it fails. */
function git(cwd: string, ...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

function namesIn(output = ''): string[] {
  return output.split('\0').filter((name) => name !== '');
}
