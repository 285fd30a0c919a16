// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');

interface Component {
  readonly name: string;
  readonly version: string;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

test('npm run sbom lists every package, from the lock file alone', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    // Nothing answers there.
    env: { ...process.env, npm_config_offline: 'true', npm_config_registry: 'http://127.0.0.1:9' },
  });

  assert.equal(status, 0, stderr);
  const sbom: { bomFormat: string; components: Component[] } = JSON.parse(stdout);
  assert.equal(sbom.bomFormat, 'CycloneDX');
  const versions = new Map(sbom.components.map(({ name, version }) => [name, version]));
  const { dependencies, devDependencies } = readJson('package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    assert.equal(versions.get(name), version, name);
});

test('every package that may be installed here has its hash, and comes from the registry', () => {
  const packages = Object.entries<Record<string, unknown>>(readJson('package-lock.json').packages);
  const installed = packages.filter(([path]) => path.includes('node_modules/'));

  assert.ok(installed.length > 300);
  for (const [path, { integrity, link, optional, resolved }] of installed) {
    if (link === true) continue;
    // The lock file has no hash of binaries for other systems.
    if (integrity !== undefined || optional !== true) assert.match(String(integrity), /^sha512-/);
    assert.equal(resolved, undefined, path);
  }
});
