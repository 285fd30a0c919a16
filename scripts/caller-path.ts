import { resolve } from 'node:path';

/** npm runs commands in the project's folder and tells where it was called from: a relative path means a file there. */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
