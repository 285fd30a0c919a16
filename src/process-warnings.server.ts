import { format } from 'node:util';
import type { Logger } from 'pino';

export function logProcessWarnings(log: Logger): void {
  const speak = (say: (about: object, words?: string) => void) => {
    return (...words: unknown[]) =>
      words[0] instanceof Error ? say({ err: words[0] }) : say({}, format(...words));
  };
  console.info = speak((about, words) => log.debug(about, words));
  console.warn = speak((about, words) => log.warn(about, words));
  console.error = speak((about, words) => log.error(about, words));
}
