import { ensureProductionBuild } from './production-build.ts';

ensureProductionBuild();
