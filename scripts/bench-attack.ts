import { parseArgs } from 'node:util';
import { pinClient } from '../bench/attack/cpu-cores.ts';
import { diskFull } from '../bench/attack/disk-full.ts';
import { enquiries } from '../bench/attack/enquiries.ts';
import { imports } from '../bench/attack/imports.ts';
import { junkAddresses } from '../bench/attack/junk-addresses.ts';
import { logInUnderAttack } from '../bench/attack/log-in.ts';
import { overload } from '../bench/attack/overload.ts';
import { pageViews } from '../bench/attack/page-views.ts';
import type { Settings } from '../bench/attack/settings.ts';
import { unreadAnswers } from '../bench/attack/unread-answers.ts';
import { uploads } from '../bench/attack/uploads.ts';
import { ensureProductionBuild } from './production-build.ts';

const ATTACKS: Record<string, (settings: Settings) => Promise<void>> = {
  overload,
  junk: junkAddresses,
  pipelining: unreadAnswers,
  'log-in': logInUnderAttack,
  'disk-full': diskFull,
  'page-views': pageViews,
  uploads,
  import: imports,
  enquiries,
};
const USAGE = `node scripts/run.mjs bench-attack [${Object.keys(ATTACKS).join('|')}]… [--seconds 15] [--listings 20000] [--rows 20000] [--memory MB]
Each attack starts a server of its own on 127.0.0.1; --memory kills it when it uses more.
--rows: what the import brings.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '15' },
    listings: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '20000' },
    memory: { type: 'string' },
  },
});
const chosen = positionals.length === 0 ? Object.keys(ATTACKS) : positionals;
const settings = {
  seconds: Number(values.seconds),
  listings: Number(values.listings),
  rows: Number(values.rows),
  limitMegabytes: values.memory === undefined ? undefined : Number(values.memory),
};
const numbers = [settings.seconds, settings.listings, settings.rows, settings.limitMegabytes ?? 1];
if (!numbers.every((number) => number > 0) || !chosen.every((name) => name in ATTACKS)) {
  console.error(USAGE);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await ensureProductionBuild();
pinClient();
for (const name of chosen) await ATTACKS[name]?.(settings);
process.exit(0);
