import { ensureProductionBuild } from './production-build.ts';

await ensureProductionBuild();
