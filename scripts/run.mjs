// Runs one of the project's commands, `scripts/<name>.ts`, on the pinned Node.js, after installing what it needs.
// This file alone is written for whatever Node.js (20 or newer) the machine has, before any package is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const OLDEST_USABLE = 24;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...rest] = process.argv.slice(2);

installPackages();
await runCommand(findNode());

function installPackages() {
  const stamp = join(root, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing packages (once; needs the npm registry) …');
  // NODE_ENV=production would leave out what builds the site.
  const install = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...install], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', install, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    fail(
      'The packages could not be installed: npm ci failed (see above). Check the connection to the npm registry and run the command again.',
    );
  }
  writeFileSync(stamp, wanted);
}

function findNode() {
  const folder = join(root, `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}/bin`);
  const pinned = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_USABLE) return process.execPath;
  return fail(
    `Node.js ${OLDEST_USABLE} or newer is needed, and the registry has no copy for ${process.platform} ${process.arch}: install it, then run the command again.`,
  );
}

async function runCommand(node) {
  const script = join(root, 'scripts', `${name}.ts`);
  if (resolve(process.execPath) === resolve(node)) {
    module.enableCompileCache?.(join(root, 'node_modules/.cache/node'));
    process.argv.splice(1, process.argv.length, script, ...rest);
    await import(script);
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), name, ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
