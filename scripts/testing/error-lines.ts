import { stripVTControlCharacters } from 'node:util';

const LINES = 12;

const FRAME_OF_NODE = /^\s+at .*\bnode:/;

/** The first lines of what went wrong, without colours. */
export function errorLines(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .filter((line) => !FRAME_OF_NODE.test(line))
    .slice(0, LINES)
    .join('\n');
}
