// Installs packages if needed, then runs `scripts/<name>.ts` on the pinned Node.js.
// This file itself must run on any Node.js from 20 on, without packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const OLDEST_USABLE = 24;
const WINDOWS = process.platform === 'win32';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const nodePackage = `node_modules/node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;
const [name = '', ...rest] = process.argv.slice(2);
/** Linters, browsers and test libraries, which make a first start a quarter longer. */
const needsDevDependencies = /^(?:check|test|bench)/.test(name);
const script = join(root, 'scripts', `${name}.ts`);

if (!existsSync(script)) fail(`There is no command "${name}".`);
if (!packagesAreInstalled()) await installPackages();
await runCommand(findNode());

/** npm writes this list last, so an interrupted installation has none. */
function packagesAreInstalled() {
  const lock = join(root, 'package-lock.json');
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  // A start need not compare what has not changed since. Tools that copy files keep their `mtime`.
  if (!needsDevDependencies && statSync(lock).ctimeMs < statSync(list).mtimeMs) return true;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, dev }]) => {
    if (path === '' || installed[path]?.version === version) return true;
    if (dev === true && !needsDevDependencies) return true;
    return optional === true && path !== nodePackage;
  });
}

async function installPackages() {
  console.log('Installing packages (once; needs the npm registry) …');
  const install = [
    'ci',
    needsDevDependencies ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit', shell: WINDOWS && !npm };
  const code = await runToEnd(
    npm ? spawn(process.execPath, [npm, ...install], options) : spawn('npm', install, options),
  );
  if (code !== 0) {
    fail(
      'The packages could not be installed (see above). Check the connection to the npm registry, then run the command again.',
    );
  }
}

function findNode() {
  const pinned = join(root, nodePackage, WINDOWS ? 'bin/node.exe' : 'bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_USABLE) return process.execPath;
  return fail(
    `Node.js ${OLDEST_USABLE} or newer is needed, and the registry has no copy for ${process.platform} ${process.arch}: install it, then run the command again.`,
  );
}

async function runCommand(node) {
  // A linked node_modules gives the same program two paths.
  if (realpathSync(process.execPath) === realpathSync(node)) {
    module.enableCompileCache?.(join(root, 'node_modules/.cache/node'));
    process.argv.splice(1, process.argv.length, script, ...rest);
    await import(script);
    return;
  }
  process.exit(
    await runToEnd(
      spawn(node, [...process.execArgv, fileURLToPath(import.meta.url), name, ...rest], {
        stdio: 'inherit',
      }),
    ),
  );
}

/** Forwards signals to a process and returns its exit code, 1 when a signal ended it. */
function runToEnd(child) {
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
