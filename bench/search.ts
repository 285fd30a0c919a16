import { createTestApp } from '#test/test-app.ts';
import { createRandom } from './random.ts';
import { randomFilters } from './random-filters.ts';
import { insertRandomListings } from './random-listings.ts';

const count = Number(process.argv[2] ?? 100_000);
await using app = await createTestApp();
let t = performance.now();
await insertRandomListings(app.db, count);
console.log('insert', count, ((performance.now() - t) / 1000).toFixed(1), 's', (process.memoryUsage().rss / 1e6).toFixed(0), 'MB');
if (process.argv.includes('analyze')) await app.services.database.runScript('analyze');
const random = createRandom(2);
const ask = (filters: unknown) =>
  app.fetch('/api/Property/filtered-properties', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(filters),
  });
for (let i = 0; i < 200; i += 1) await ask(randomFilters(random));
const cpu: number[] = [];
const times: { ms: number; filters: object; total: number }[] = [];
for (let i = 0; i < 1000; i += 1) {
  const filters = randomFilters(random);
  t = performance.now();
  const c = process.cpuUsage();
  const { totalCount } = await (await ask(filters)).json();
  const u = process.cpuUsage(c);
  cpu.push((u.user + u.system) / 1000);
  times.push({ ms: performance.now() - t, filters, total: totalCount });
}
cpu.sort((a, b) => a - b);
console.log('cpu p50', cpu[500], 'p90', cpu[900], 'p99', cpu[990], 'max', cpu[999]);
times.sort((a, b) => a.ms - b.ms);
for (const p of [0.5, 0.9, 0.99, 0.999])
  console.log(`p${p * 100}`, times[Math.floor(p * 1000)]?.ms.toFixed(2), JSON.stringify(times[Math.floor(p * 1000)]?.filters));
for (const slow of times.slice(-12)) console.log(slow.ms.toFixed(2), slow.total, JSON.stringify(slow.filters));
for (const filters of [
  {},
  { pageNumber: 1000 },
  { pageNumber: 10000 },
  { propertyType: 100, location: 1 },
  { propertyType: 100, location: 1, minBudget: 2e6, maxBudget: 2e7 },
  { propertyType: 100, location: 1, minBudget: 2e6, maxBudget: 2e7, pageNumber: 1000 },
]) {
  const runs = [];
  for (let i = 0; i < 9; i += 1) {
    t = performance.now();
    await ask(filters);
    runs.push(performance.now() - t);
  }
  console.log(JSON.stringify(filters), runs.sort((a, b) => a - b)[4]?.toFixed(2), 'ms');
}
