import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const PackageFile = z.object({ scripts: z.object({ start: z.string() }) });

export interface ChildServer {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its `Listening on` line. */
  readonly startMs: number;
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

interface ChildOptions {
  /** Kills it at once, during its start too. */
  readonly signal?: AbortSignal | undefined;
  /** Where its standard error goes. */
  readonly stderr?: 'inherit' | 'ignore' | number;
}

/** Starts the product as `npm start` does, without npm's own process. */
export function startProduct(
  environment: Record<string, string>,
  options?: ChildOptions,
): Promise<ChildServer> {
  const { PATH = '' } = process.env;
  const { scripts } = PackageFile.parse(
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
  );
  const withNode = { PATH: `${dirname(process.execPath)}${delimiter}${PATH}`, ...environment };
  return startChildServer('sh', ['-c', scripts.start], withNode, options);
}

/** Starts a server in another process and waits until it listens. */
export async function startChildServer(
  command: string,
  parameters: string[],
  environment: Record<string, string>,
  { signal, stderr = 'inherit' }: ChildOptions = {},
): Promise<ChildServer> {
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', stderr],
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
  });
  child.on('error', () => {});
  const killWithParent = () => void child.kill();
  process.once('exit', killWithParent);
  child.once('exit', () => process.off('exit', killWithParent));
  const { stdout } = child;
  if (stdout === null) throw new Error(`${command} has no output.`);
  for await (const line of createInterface({ input: stdout })) {
    const port = /Listening on .*:(\d+)/.exec(line)?.[1];
    if (port === undefined || child.pid === undefined) continue;
    stdout.resume();
    return {
      port: Number(port),
      pid: child.pid,
      startMs: performance.now() - started,
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exit = once(child, 'exit');
        child.kill();
        await exit;
      },
      kill: () => void child.kill('SIGKILL'),
    };
  }
  throw new Error(`${command} ended before it listened.`);
}
