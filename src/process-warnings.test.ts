// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { logProcessWarnings } from './process-warnings.server.ts';

test('logs what libraries print as one JSON object per line', (t) => {
  for (const method of ['info', 'warn', 'error'] as const) t.mock.method(console, method);
  const lines: string[] = [];
  logProcessWarnings(pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }));

  console.info('somebody left');
  console.warn('the path %s\ncannot be decoded', '/%');
  console.error(new Error('broken'));

  const said = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    said.map(({ level, msg }) => [level, msg]),
    [
      [20, 'somebody left'],
      [40, 'the path /%\ncannot be decoded'],
      [50, 'broken'],
    ],
  );
  assert.match(said[2].err.stack, /^Error: broken\n/);
});
