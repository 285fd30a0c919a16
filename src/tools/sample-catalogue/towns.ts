import { LARGE_TOWNS } from './large-towns.ts';
import { SMALL_TOWNS } from './small-towns.ts';
import type { Town } from './town.ts';

export const TOWNS: readonly Town[] = [...LARGE_TOWNS, ...SMALL_TOWNS];
