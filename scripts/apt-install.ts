import { spawnSync } from 'node:child_process';

/** Installs a package of Debian's or Ubuntu's package manager, as root or through a sudo that asks nothing. False when that cannot be. */
export function aptInstall(name: string): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parameters: string[]) => {
    const [program = '', ...rest] = [
      ...sudo,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...parameters,
    ];
    return spawnSync(program, rest, { stdio: 'ignore' }).status === 0;
  };
  if (!apt('--version')) return false;
  console.error(`Installing ${name} with apt-get (once) …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
