import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Faulty, faultyEnvironment } from './faulty-product.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts');
const STACK = /^\s+at .+:\d+/m;

export interface Ended {
  /** Its exit code, or the signal that ended it. */
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command such as `backup` over the data folder of a server, to its end. */
export async function runFaulty(
  command: string,
  parameters: readonly string[],
  { data, root = data, ...faulty }: Faulty & { readonly data: string; readonly root?: string },
): Promise<Ended> {
  const child = spawn(process.execPath, [join(SCRIPTS, `${command}.ts`), ...parameters], {
    env: { ...process.env, ...faultyEnvironment(data, faulty), FAULTS_ROOT: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code, signal], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code ?? signal, stdout, stderr };
}

/** What an operator should not have to read. */
export function unclear(where: string, { stderr }: Ended): string[] {
  if (stderr.trim() === '') return [`${where}: it says nothing`];
  return STACK.test(stderr) ? [`${where}: it shows a stack: ${stderr}`] : [];
}
