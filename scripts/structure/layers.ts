import type { ImportGraph } from './imports.ts';

/**
 * The rooms of `src`, lowest layer first. A file may import its own room and lower layers. What a
 * lower room must not know besides is a lint rule in biome.json.
 */
const LAYERS: readonly (readonly string[])[] = [
  [
    'config.ts',
    'media-url.ts',
    'mail-settings.ts',
    'trusted-proxies.ts',
    'validation',
    'concurrency',
    'language',
    'units',
    'plot-drawing',
  ],
  ['database'],
  ['media'],
  ['http'],
  ['services.ts'],
  ['writes'],
  ['features/listings'],
  ['features/*'],
  ['tools/*'],
  ['ui'],
  ['session'],
  ['web', 'back-office'],
  ['document'],
  ['*'],
];

/** Imports that point to a higher layer, or to another room of the same layer, as `a -> b`. */
export function upwardImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([path, imported]) =>
    imported.filter((target) => !isBelow(target, path)).map((target) => `${path} -> ${target}`),
  );
}

function isBelow(target: string, importer: string): boolean {
  const from = placeOf(importer);
  const to = placeOf(target);
  const withinSmallRooms = from.layer === 0 && to.layer === 0;
  return to.layer < from.layer || from.room === to.room || withinSmallRooms;
}

function placeOf(path: string): { layer: number; room: string } {
  const parts = path.replace(/^src\//, '').split('/');
  const depth = parts[0] === 'features' || parts[0] === 'tools' ? 2 : 1;
  const room = parts.length === 1 ? 'top' : parts.slice(0, depth).join('/');
  const names = [parts.join('/'), room, `${parts[0]}/*`, '*'];
  const layer = names
    .map((name) => LAYERS.findIndex((layer) => layer.includes(name)))
    .find((index) => index >= 0);
  return { layer: layer ?? LAYERS.length, room };
}
