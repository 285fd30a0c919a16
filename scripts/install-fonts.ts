import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

const LANGUAGES = ['pa', 'hi'];

/**
 * Fonts for all languages of the site, as every phone has them. Without them a browser draws boxes,
 * which need more room than the letters.
 */
export function installFonts(): void {
  if (process.platform !== 'linux' || LANGUAGES.every(hasFont)) return;
  if (aptInstall('fonts-noto-core')) return;
  console.error(
    'There is no font for Punjabi and Hindi, and none could be installed: journeys that measure may fail.',
  );
}

function hasFont(language: string): boolean {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
  return Boolean(stdout);
}
