import type { Config } from '#config.ts';
import {
  deleteUnusedPhotos,
  type UnusedPhoto,
} from '#features/listings/photos/sweep-photos.server.ts';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import {
  type Entity,
  type IsExpected,
  type Signature,
  writeRecord,
} from '#platform/writes/audited-write.server.ts';
import { agencyOf, DEFAULTED, readStoredAgency, settingsOf } from './agency.server.ts';
import type { Person, Settings, SettingsInput } from './settings.ts';

/** The one record of its kind. */
const ID = 1;

type Photos = readonly (number | null)[];

export function settingsEntity(config: Config): Entity<Versioned<Settings>> & { id: number } {
  return {
    entity: 'Settings',
    id: ID,
    find: async (db) => {
      const stored = await readStoredAgency(db);
      return {
        record: settingsOf(agencyOf(stored, config)),
        version: stored.row?.version ?? 0,
      };
    },
  };
}

/** `missingPictures` are the places in the list of people whose picture is not there. */
export async function writeSettings(
  db: Db,
  config: Config,
  signature: Signature,
  input: SettingsInput,
  isExpected: IsExpected | undefined,
) {
  let unusedPhotos: readonly UnusedPhoto[] = [];
  const result = await writeRecord<Versioned<Settings>, { missingPictures: number[] }>(
    db,
    signature,
    { ...settingsEntity(config), isExpected, action: 'update' },
    async (db, { record: before }) => {
      const people = input.people ?? before.people;
      const photos = await findPhotos(db, people);
      const missingPictures = people.flatMap(({ imageUrl }, index) =>
        imageUrl !== null && photos[index] === null ? [index] : [],
      );
      if (missingPictures.length > 0) return { refused: { missingPictures } };
      await storeRow(db, config, { ...before, ...input });
      unusedPhotos = await replacePeople(db, people, photos);
      return undefined;
    },
  );
  return 'refused' in result ? result : { ...result, unusedPhotos };
}

async function findPhotos(db: Db, people: readonly Person[]): Promise<Photos> {
  const paths = people.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageUrl.slice(1)]));
  if (paths.length === 0) return people.map(() => null);
  const rows = await db
    .selectFrom('image')
    .select(['id', 'path'])
    .where('path', 'in', paths)
    .execute();
  return people.map(({ imageUrl }) => rows.find(({ path }) => `/${path}` === imageUrl)?.id ?? null);
}

async function storeRow(db: Db, config: Config, settings: SettingsInput): Promise<void> {
  /** Null for what equals the default, so that a changed environment shows. */
  const own = (member: keyof typeof DEFAULTED): string | null => {
    const value = settings[member] ?? null;
    return value === config[DEFAULTED[member][1]] ? null : value;
  };
  const row = {
    business_name: own('businessName'),
    business_phone: own('businessPhone'),
    whatsapp_number: own('whatsappNumber'),
    youtube_url: own('youtubeUrl'),
    facebook_url: own('facebookUrl'),
    instagram_url: own('instagramUrl'),
    office_address: settings.officeAddress ?? '',
    hours: settings.hours ?? '',
    rera_number: settings.reraNumber ?? '',
    languages: (settings.languages ?? []).join(' '),
    founded_year: settings.foundedYear ?? null,
    copyright_year: settings.copyrightYear ?? null,
    answer_hours: settings.answerHours ?? null,
  };
  await db
    .insertInto('settings')
    .values({ ...row, id: ID, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((update) => ({ ...row, version: update('settings.version', '+', 1) })),
    )
    .execute();
}

async function replacePeople(
  db: Db,
  people: readonly Person[],
  photos: Photos,
): Promise<UnusedPhoto[]> {
  const former = await db.deleteFrom('person').returning('image_id').execute();
  const rows = people.map(({ name, role, phone }, position) => ({
    position,
    name,
    role,
    phone,
    image_id: photos[position] ?? null,
  }));
  if (rows.length > 0) await db.insertInto('person').values(rows).execute();
  return deleteUnusedPhotos(
    db,
    former.flatMap(({ image_id }) => (image_id === null ? [] : [image_id])),
  );
}
