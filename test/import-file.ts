import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importReport } from '#features/import/import-report.ts';
import { REVENUE_MARLA } from '#platform/units/area-units.ts';
import { TEST_NOW, type TestApp } from '#test/test-app.ts';
import {
  type Imported,
  type ImportOptions,
  importListings,
} from '#tools/import/import-listings.server.ts';
import { SENTENCE_MESSAGES } from '#web/messages/composed-messages.server.ts';

export const HEADER = 'id,kind,city,locality,title,description,price,area';
export const KOTHI =
  'A1,kothi,jalandhar,model town,Kothi in Model Town,Two storeys.,45 lakh,5 marla';
export const PLOT =
  'A2,plot,Nakodar,"GT Road, near canal",Corner plot,"Two roads,\nsunny.",12 lakh,200 gaj';
export const LAND =
  'A3,agricultural land,Shahkot,Malsian,Land with tube well,Fertile.,Call for Price,2.5';
export const CASTLE = 'A4,castle,Jalandhar,Cantt,Castle,Old.,9 Cr,1 acre';
export const GOOD = csv(HEADER, KOTHI, PLOT, LAND);
export const PARTLY_BAD = csv(HEADER, KOTHI, CASTLE, PLOT, 'A5,plot,Nakodar,"broken', LAND);

/** What a command without options asks for. */
export const IMPORT_OPTIONS = {
  map: new Map<string, string>(),
  state: 'Punjab',
  country: 'India',
  marla: REVENUE_MARLA,
  now: TEST_NOW,
  dryRun: false,
  skipInvalid: false,
  messages: SENTENCE_MESSAGES,
};

export function csv(...lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Imports a file with this content; returns the counts and what was printed. */
export async function importFile(
  app: TestApp,
  folder: string,
  content: string | Buffer,
  options: Partial<ImportOptions> = {},
) {
  const file = join(folder, 'listings.csv');
  writeFileSync(file, content);
  const { id: staffId } = await app.db
    .insertInto('staff')
    .values({
      user_name: crypto.randomUUID(),
      password_hash: '',
      role: 'agent',
      created_at: TEST_NOW.toISOString(),
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const printed: string[] = [];
  const counts = await importListings(
    { ...IMPORT_OPTIONS, file, rejectsFolder: folder, ...options },
    {
      openToCount: async () => app.db,
      openToWrite: async () => ({ db: app.db, media: app.media, staffId }),
    },
    importReport((line) => printed.push(line)),
  );
  return { ...counts, printed };
}

export function counts({ added, alreadyThere, refused }: Imported) {
  return [added, alreadyThere, refused];
}

/** Everything that an import may leave behind. */
export async function stored({ db }: TestApp) {
  const titles = await db.selectFrom('property').select('title').orderBy('id').execute();
  const cities = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'state_id')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['city.name as city', 'state.name as state', 'country.name as country'])
    .orderBy('city.id')
    .execute();
  const catalogue = await db
    .selectFrom('catalogue')
    .select(['version', 'filled_at'])
    .executeTakeFirstOrThrow();
  const keys = await db
    .selectFrom('imported_listing')
    .select('source_key')
    .orderBy('property_id')
    .execute();
  return {
    titles: titles.map(({ title }) => title),
    cities: cities.map(({ city, state, country }) => `${city}, ${state}, ${country}`),
    keys: keys.map((row) => row.source_key),
    version: catalogue.version,
    filledAt: catalogue.filled_at,
  };
}

export const NOTHING = { titles: [], cities: [], keys: [], version: 1, filledAt: null };
