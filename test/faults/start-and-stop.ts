import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Ended } from './faulty-command.ts';
import { type Faulty, faultyEnvironment } from './faulty-product.ts';

const START = join(import.meta.dirname, '../../scripts/start.ts');

/** Runs a server to its end. By default it is asked to stop once it listens. */
export async function startAndStop(
  data: string,
  faulty: Faulty = {},
  whileListening: (port: number, stop: () => void) => Promise<void> = async (_port, stop) => stop(),
): Promise<Ended & { readonly listened: boolean }> {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...faultyEnvironment(data, faulty) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const said = text(child.stderr);
  const lines: string[] = [];
  let used: Promise<void> | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const port = /^Listening on .*:(\d+)/.exec(line)?.[1];
    if (port !== undefined) used = whileListening(Number(port), () => void child.kill('SIGTERM'));
  }
  const [code, signal] = await closed;
  await used;
  const listened = used !== undefined;
  return { code: code ?? signal, stdout: lines.join('\n'), stderr: await said, listened };
}
