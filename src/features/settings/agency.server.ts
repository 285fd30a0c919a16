import type { Config } from '#config.ts';
import { type PhotoSource, photoFromRow } from '#features/listings/photo-source.ts';
import type { PublicDb, PublicServices } from '#features/listings/public-listings.server.ts';
import { memoizePerVersion } from '#platform/database/catalogue-version.server.ts';
import type { ReadDb } from '#platform/database/database.server.ts';
import {
  DEFAULT_YEARS,
  type Person,
  type Settings,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from './settings.ts';
import type { SettingsRow } from './tables.ts';

type SettingsReads = Pick<ReadDb<'settings' | 'person' | 'image'>, 'selectFrom'>;

interface ShownPerson extends Omit<Person, 'imageUrl'> {
  readonly photo: PhotoSource | null;
}

/** The settings with what a page needs to show their photographs. */
export interface Agency extends Omit<Settings, 'people'> {
  readonly people: readonly ShownPerson[];
}

interface StoredAgency {
  readonly row: SettingsRow | undefined;
  readonly people: readonly ShownPerson[];
}

/** The columns of members whose default the environment gives. */
export const DEFAULTED = {
  businessName: ['business_name', 'BUSINESS_NAME'],
  businessPhone: ['business_phone', 'BUSINESS_PHONE'],
  whatsappNumber: ['whatsapp_number', 'WHATSAPP_NUMBER'],
  youtubeUrl: ['youtube_url', 'YOUTUBE_URL'],
  facebookUrl: ['facebook_url', 'FACEBOOK_URL'],
  instagramUrl: ['instagram_url', 'INSTAGRAM_URL'],
} as const;

const stored = memoizePerVersion((db: PublicDb) => readStoredAgency(db));

/** For visitors; read again after the next write of what they see. */
export async function readAgency({
  db,
  config,
}: Pick<PublicServices, 'db' | 'config'>): Promise<Agency> {
  return agencyOf(await stored(db), config);
}

export async function readStoredAgency(db: SettingsReads): Promise<StoredAgency> {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirst();
  const people = await db
    .selectFrom('person')
    .leftJoin('image', 'image.id', 'person.image_id')
    .select(['person.name', 'person.role', 'person.phone'])
    .select([
      'image.path as image_path',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ])
    .orderBy('person.position')
    .execute();
  return {
    row,
    people: people.map(({ name, role, phone, ...photo }) => ({
      name,
      role,
      phone,
      photo: photoFromRow(photo),
    })),
  };
}

/** What is stored wins over the environment. */
export function agencyOf({ row, people }: Partial<StoredAgency>, config: Config): Agency {
  const shown = (member: keyof typeof DEFAULTED): string => {
    const [column, variable] = DEFAULTED[member];
    return row?.[column] ?? config[variable];
  };
  return {
    businessName: shown('businessName'),
    businessPhone: shown('businessPhone'),
    whatsappNumber: shown('whatsappNumber'),
    youtubeUrl: shown('youtubeUrl'),
    facebookUrl: shown('facebookUrl'),
    instagramUrl: shown('instagramUrl'),
    officeAddress: row?.office_address ?? '',
    hours: row?.hours ?? '',
    reraNumber: row?.rera_number ?? '',
    languages: (row?.languages ?? '').split(' ').filter(isSpokenLanguage),
    foundedYear: row?.founded_year ?? DEFAULT_YEARS.foundedYear,
    copyrightYear: row?.copyright_year ?? DEFAULT_YEARS.copyrightYear,
    answerHours: row?.answer_hours ?? null,
    people: people ?? [],
  };
}

function isSpokenLanguage(code: string): code is SpokenLanguage {
  return SPOKEN_LANGUAGES.some((one) => one === code);
}

export function settingsOf({ people, ...settings }: Agency): Settings {
  return {
    ...settings,
    people: people.map(({ photo, ...person }) => ({ ...person, imageUrl: photo?.url ?? null })),
  };
}
