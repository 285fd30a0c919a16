import { posix } from 'node:path';
import { resolveImport, specifiersOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** A folder of `src` that ends in a slash, or a file. `features/*` is each folder in `features`. */
type Place = string;

interface Room {
  readonly places: readonly Place[];
  /** What its files may import besides their own folder. Rooms stand lowest first. */
  readonly imports: readonly Place[];
  readonly except?: readonly Place[];
  readonly packages?: readonly string[];
  /** The browser loads it: no file that ends in `.server`. */
  readonly isBrowser?: true;
  /** What a violation is answered with. */
  readonly why: string;
}

const SQL = ['kysely', 'pg', 'node:sqlite'];
const ROUTES = ['@hono/zod-openapi'];
/** These packages are for the rooms that name them; every other package is for all. */
const GUARDED = [...SQL, ...ROUTES];

const RULES = [
  'platform/validation/',
  'platform/concurrency/',
  'platform/language/',
  'platform/units/',
];
const SETTINGS = ['config.ts', 'mail-settings.ts'];
const BASE = [...RULES, ...SETTINGS];
const KEPT = ['platform/database/', 'platform/media/'];
const SERVER = [...BASE, ...KEPT, 'platform/http/', 'platform/writes/', 'services.ts'];
const SHOWN = [...BASE, 'platform/media/', 'platform/http/', 'features/', 'platform/ui/'];
const SCREEN = [...SHOWN, 'session/'];

/** Lowest first. A file belongs to the last room that holds it. */
export const ROOMS: readonly Room[] = [
  {
    places: RULES,
    imports: RULES,
    why: 'Rules have no subject of their own, so they lean on each other alone.',
  },
  {
    places: SETTINGS,
    imports: [...BASE, 'platform/media/media-url.ts', 'platform/http/trusted-proxies.ts'],
    why: 'Settings are read before anything runs.',
  },
  {
    places: ['platform/database/'],
    imports: ['config.ts', 'platform/concurrency/', 'platform/language/'],
    packages: SQL,
    why: 'Everything stands on the database, so it knows nobody who asks it.',
  },
  {
    places: ['platform/media/'],
    imports: BASE,
    why: 'The media store keeps files; it knows no table, no request, no feature and no page.',
  },
  {
    places: ['platform/http/'],
    imports: [...BASE, 'platform/database/', 'platform/media/store-unavailable.ts'],
    packages: [...SQL, ...ROUTES],
    why: 'What is said of requests in general knows no feature and no page.',
  },
  {
    places: ['services.ts'],
    imports: [...BASE, ...KEPT, 'platform/http/'],
    why: 'The services are declared below everything that uses them.',
  },
  {
    places: ['platform/writes/'],
    imports: [...BASE, 'platform/database/', 'platform/http/', 'services.ts'],
    packages: SQL,
    why: 'A write in general knows no file, no feature and no page.',
  },
  {
    places: ['features/*/'],
    imports: [...SERVER, 'features/listings/'],
    packages: SQL,
    // All may use the vocabulary of listings, which leans on none.
    why: 'Features meet in pages, in app.ts, or in SQL.',
  },
  {
    places: ['features/listings/plot-drawing/'],
    imports: RULES,
    why: 'A drawing is made from measures alone.',
  },
  {
    places: ['tools/*/'],
    imports: [...SERVER, 'features/', 'tools/'],
    packages: SQL,
    why: 'A tool composes features; it knows no page.',
  },
  {
    places: ['platform/ui/'],
    imports: [...BASE, 'platform/media/', 'platform/http/'],
    isBrowser: true,
    why: 'A control in general shows what it is given: no feature, no page, no server code.',
  },
  {
    places: ['session/'],
    imports: SHOWN,
    isBrowser: true,
    why: 'Both applications know who is logged in; a session knows no page and no server code.',
  },
  {
    places: ['web/', 'features/*/visitor/'],
    imports: [...SCREEN, 'services.ts', 'web/'],
    except: ['features/*/office/'],
    why: 'The public site asks features: no SQL, and nothing of the back-office.',
  },
  {
    places: ['web/shell/'],
    imports: [...SCREEN, 'services.ts', 'web/'],
    except: ['web/pages/', 'features/*/office/'],
    why: 'The shell stands around every page and knows none.',
  },
  {
    places: ['web/ui/'],
    imports: [...SCREEN, 'web/'],
    except: ['web/pages/', 'web/shell/', 'features/*/office/'],
    isBrowser: true,
    why: 'What several pages show knows none of them, and no server code.',
  },
  {
    places: ['back-office/', 'features/*/office/'],
    imports: [...SCREEN, 'back-office/'],
    except: ['features/*/visitor/'],
    isBrowser: true,
    why: 'The back-office asks the API: it knows neither the public site nor server code.',
  },
  {
    places: ['document/'],
    imports: [...SCREEN, 'web/'],
    except: ['features/*/office/'],
    why: 'The document around a page is the same for both applications.',
  },
];

/** Imports that the room of a file forbids, as `a imports b: why`. Only tests may import tests. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room === undefined) return [];
    return specifiersOf(file)
      .filter((specifier) => !mayImport(file.path, specifier, room))
      .map((specifier) => `${file.path} imports ${specifier}: ${room.why}`);
  });
}

function mayImport(path: string, specifier: string, room: Room): boolean {
  if (!/^[#.]/.test(specifier))
    return !GUARDED.includes(specifier) || (room.packages ?? []).includes(specifier);
  const target = resolveImport(path, specifier);
  if (/^src\/(?:test|bench|scripts)\//.test(target)) return isTest(path);
  if (room.isBrowser && isServerCode(target) && !isTest(path)) return false;
  if (roomOf(target) === room && folderOf(path) === folderOf(target)) return true;
  const isAmong = (places: readonly Place[] = []) => places.some((place) => isIn(target, place));
  return isAmong(room.imports) && !isAmong(room.except);
}

function roomOf(path: string): Room | undefined {
  return ROOMS.findLast(({ places }) => places.some((place) => isIn(path, place)));
}

const PARTS = /^src\/(?:(?:features|tools|platform)\/)?[^/]+\/(?:(?:visitor|office)\/)?/;

/** The folder whose files may import each other: a feature, a tool, or a part of the platform. */
function folderOf(path: string): string {
  return path.match(PARTS)?.[0] ?? path;
}

function isIn(path: string, place: Place): boolean {
  return posix.matchesGlob(path, `src/${place.endsWith('/') ? `${place}**` : place}`);
}

function isServerCode(path: string): boolean {
  return /\.server\.\w+$/.test(path);
}

/** Tests run in Node.js, whatever they test. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
