// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { startProcess, temporaryFolder } from './start-process.ts';

const SEARCH = '/api/Property/filtered-properties';

test('prints its address once, and answers there', async () => {
  using folder = temporaryFolder();
  await using site = startProcess({ DATA_DIR: folder.path });

  const url = await site.listening();

  assert.equal(site.lines.filter((line) => line.includes('Listening on ')).length, 1);
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
});

test('creates a missing data folder, with parents and blanks in its name', async () => {
  using folder = temporaryFolder();
  await using site = startProcess({ DATA_DIR: join(folder.path, 'a new', 'folder') });

  assert.equal((await fetch(`${await site.listening()}/home`)).status, 200);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} finishes running requests, refuses new ones and exits with 0`, async () => {
    using folder = temporaryFolder();
    await using site = startProcess({ DATA_DIR: folder.path });
    const url = await site.listening();
    const underWay = request(`${url}${SEARCH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    const answer = once(underWay, 'response');
    // The server is handling the request: it asks for the body.
    underWay.flushHeaders();
    await once(underWay, 'continue');

    site.signal(signal);
    await waitUntilRefused(url);
    underWay.end('{}');

    const [response] = await answer;
    assert.equal(response.statusCode, 200, site.lines.join('\n'));
    response.resume();
    assert.equal((await site.ended).code, 0);
  });
}

test('exits with 0 when a terminal signals the whole process group', async () => {
  using folder = temporaryFolder();
  await using site = startProcess({ DATA_DIR: folder.path });
  await site.listening();

  site.signalGroup('SIGINT');

  assert.equal((await site.ended).code, 0);
});

test('stops despite a connection with an unfinished request', async () => {
  using folder = temporaryFolder();
  await using site = startProcess({ DATA_DIR: folder.path });
  const { hostname, port } = new URL(await site.listening());
  const stuck = connect(Number(port), hostname).on('error', () => {});
  await once(stuck, 'connect');
  stuck.write('GET /home HTTP/1.1\r\nHost: ');

  site.signal('SIGTERM');

  assert.equal((await site.ended).code, 0);
  stuck.destroy();
});

test('refuses to start twice on one data folder', async () => {
  using folder = temporaryFolder();
  await using first = startProcess({ DATA_DIR: folder.path });
  const url = await first.listening();

  await using second = startProcess({ DATA_DIR: folder.path });
  const { code, lines } = await second.ended;

  assert.equal(code, 1);
  assert.ok(
    lines.some((line) =>
      line.startsWith(`Another server is already running on the data folder ${folder.path}.`),
    ),
  );
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('starts again on the same folder after SIGKILL', async () => {
  using folder = temporaryFolder();
  await using killed = startProcess({ DATA_DIR: folder.path });
  await killed.listening();
  killed.signalGroup('SIGKILL');
  await killed.ended;

  await using again = startProcess({ DATA_DIR: folder.path });

  assert.equal((await fetch(`${await again.listening()}/readyz`)).status, 200);
});

test('refuses an unusable setting with one sentence', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'a-file');
  writeFileSync(file, '');
  await using taken = startProcess({ DATA_DIR: join(folder.path, 'taken') });
  const { port } = new URL(await taken.listening());
  const AUTH_SECRET = 'x'.repeat(32);
  const unusable: [environment: Record<string, string>, sentence: RegExp][] = [
    [
      { PORT: '70000' },
      /^PORT: "70000" cannot be used; allowed is a whole number from 0 to 65535\.$/,
    ],
    [
      { PORT: port },
      new RegExp(
        `^PORT: ${port} is already in use on 127.0.0.1; choose another, or 0 for any free one\\.$`,
      ),
    ],
    [
      { HOST: '192.0.2.1' },
      /^HOST: "192\.0\.2\.1" cannot be used; allowed is a name or an IP address of this machine/,
    ],
    [
      { DATA_DIR: file },
      /^DATA_DIR: ".*a-file" cannot be used .* allowed is a folder that this user may write in\.$/,
    ],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/site', AUTH_SECRET },
      /^DATABASE_URL: the database 127\.0\.0\.1:1\/site cannot be used: /,
    ],
  ];

  for (const [index, [environment, sentence]] of unusable.entries()) {
    await using site = startProcess({ DATA_DIR: join(folder.path, String(index)), ...environment });
    const { code, lines } = await site.ended;

    assert.equal(code, 1, JSON.stringify(environment));
    assert.ok(
      lines.some((line) => sentence.test(line)),
      `${sentence} is not in:\n${lines.join('\n')}`,
    );
    assert.ok(
      !lines.some((line) => line.includes('    at ') || line.includes('secret@')),
      lines.join('\n'),
    );
  }
});

async function waitUntilRefused(url: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).text();
    } catch {
      return;
    }
  }
}
