import { spawnSync } from 'node:child_process';

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
