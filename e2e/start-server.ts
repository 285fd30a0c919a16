// Starts the production server on a free port, with a temporary data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_LISTINGS } from './sample-listings.ts';
import { STAFF } from './staff-account.ts';

const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
const { PATH, HOME, TMPDIR } = process.env;
const server = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.ts')], {
  stdio: 'inherit',
  env: {
    PATH,
    HOME,
    TMPDIR,
    PORT: '0',
    DATA_DIR: folder,
    SAMPLE_DATA: String(SAMPLE_LISTINGS),
    STAFF_USERNAME: STAFF.userName,
    STAFF_PASSWORD: STAFF.password,
    // A journey may say where it comes from.
    TRUSTED_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
