import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts a process that says when it is ready and does one task, so that whoever measures meanwhile
 * does not wait for it. Returns what gives it the task.
 */
export async function startProcess<Task extends object, Result>(
  file: string,
): Promise<(task: Task) => Promise<Result>> {
  const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' });
  process.once('exit', () => child.kill());
  const exit = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended early.`)));
  await Promise.race([once(child, 'message'), exit]);
  return async (task) => {
    child.send(task);
    const [result]: [Result] = await Promise.race([
      once(child, 'message') as Promise<[Result]>,
      exit,
    ]);
    exit.catch(() => {});
    return result;
  };
}
