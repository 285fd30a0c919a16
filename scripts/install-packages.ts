import { spawnSync } from 'node:child_process';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';

/** Needs root or a sudo without password. Returns false when the package was not installed. */
export function aptInstall(name: string): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parameters: string[]) => {
    const [program = '', ...rest] = [
      ...sudo,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      // Another installation may be under way, as on a machine that has just started.
      '--option=DPkg::Lock::Timeout=120',
      '--option=Acquire::Retries=3',
      ...parameters,
    ];
    return spawnSync(program, rest, { stdio: 'ignore' }).status === 0;
  };
  if (!apt('--version')) return false;
  console.error(`Installing ${name} with apt-get (once) …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

/**
 * Fonts for all languages of the site, as every phone has them. Without them a browser draws boxes,
 * which need more room than the letters.
 */
export function installFonts(): void {
  if (process.platform !== 'linux' || OTHER_LANGUAGES.every(hasFont)) return;
  if (aptInstall('fonts-noto-core')) return;
  console.error(
    'There is no font for some languages of the site, and none could be installed: journeys that measure may fail.',
  );
}

function hasFont(language: string): boolean {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
  return Boolean(stdout);
}
