import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildServer {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its `Listening on` line. */
  readonly startMs: number;
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** Starts a server in another process and waits until it listens. */
export async function startChildServer(
  script: string,
  parameters: string[],
  environment: Record<string, string>,
): Promise<ChildServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /Listening on .*:(\d+)/.exec(line)?.[1];
    if (port === undefined || child.pid === undefined) continue;
    child.stdout.resume();
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
  throw new Error(`${script} ended before it listened.`);
}
