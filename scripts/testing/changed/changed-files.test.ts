import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { changedFiles, projectFiles } from './changed-files.ts';

/** A repository with one commit of `kept.ts`, `gone.ts` and `mended.ts`. */
function createRepository() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'changed-'));
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...parameters], {
      cwd: folder.path,
    });
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'build\n');
  for (const name of ['kept.ts', 'gone.ts', 'mended.ts']) write(name, `of ${name}`);
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  return { path: folder.path, write, git, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

test('names what has changed, has come and has gone, staged or not', () => {
  using repository = createRepository();
  repository.write('mended.ts', 'otherwise');
  repository.write('ਘਰ new.ts', '');
  repository.write('staged.ts', '');
  repository.git('add', 'staged.ts');
  repository.write('build', '');
  rmSync(join(repository.path, 'gone.ts'));

  assert.deepEqual(changedFiles(repository.path, 'HEAD'), [
    'gone.ts',
    'mended.ts',
    'staged.ts',
    'ਘਰ new.ts',
  ]);
  assert.deepEqual(projectFiles(repository.path), [
    '.gitignore',
    'kept.ts',
    'mended.ts',
    'staged.ts',
    'ਘਰ new.ts',
  ]);
});

test('counts from an earlier commit, also what has been committed since', () => {
  using repository = createRepository();
  repository.write('mended.ts', 'otherwise');
  repository.git('commit', '-q', '-a', '-m', 'Second');

  assert.deepEqual(changedFiles(repository.path, 'HEAD'), []);
  assert.deepEqual(changedFiles(repository.path, 'HEAD~1'), ['mended.ts']);
});

test('refuses a base that names no commit in one sentence', () => {
  using repository = createRepository();

  for (const base of ['no-such-branch', '--output=x', ''])
    assert.throws(() => changedFiles(repository.path, base), /names no commit here; allowed is/);
});
