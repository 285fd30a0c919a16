import { resolve } from 'node:path';

/** npm runs commands in the project's folder, but a relative path starts where npm was called. */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
