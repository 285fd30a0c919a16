import { parseArgs } from 'node:util';
import { FROM_FACTS } from '#features/import/import-form.ts';
import { parseEnumeratedValue, parseKind } from '#features/import/rows/codes.ts';
import { fieldNamed } from '#features/import/rows/fields.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import {
  StaffListQueryInput,
  staffListQuery,
} from '#features/listings/api/staff-list-api.server.ts';
import type { StaffListQuery } from '#features/listings/staff-list/staff-list.server.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';

const USAGE = `Usage: npm run export -- FILE.csv|FILE.xlsx [--status available,sold] [--type plot] [--city NAME]
  [--search TEXT] [--text WORDS] [--without-photo] [--unchecked-for-days 30] [--trash] [--sort -posted]
  [--set "titlePa=facts"]…`;

export interface ExportCommand {
  readonly file: string;
  readonly isExcel: boolean;
  readonly city: string | undefined;
  readonly query: StaffListQuery;
  /** The languages in which a title that is missing is written from the facts. */
  readonly titledIn: readonly OtherLanguage[];
}

/** The filters are those of the list of the staff. */
export function readExportCommand(words: string[]): ExportCommand {
  const { values, positionals } = parse(words);
  const [file, ...more] = values.out === undefined ? positionals : [values.out, ...positionals];
  const [, ending] = /\.(csv|xlsx)$/i.exec(file ?? '') ?? [];
  if (file === undefined || ending === undefined || more.length > 0) throw new FileRefused(USAGE);
  const { data, error } = StaffListQueryInput.safeParse({
    search: values.search,
    text: values.text,
    sort: values.sort,
    status: values.status?.split(',').map(statusCode).join(),
    propertyType: values.type && String(kindCode(values.type)),
    withoutPhoto: String(values['without-photo']),
    uncheckedForDays: values['unchecked-for-days'],
    trash: String(values.trash),
  });
  if (data === undefined)
    throw new FileRefused(
      `${error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n')}\n${USAGE}`,
    );
  return {
    file,
    isExcel: ending.toLowerCase() === 'xlsx',
    city: values.city,
    query: staffListQuery(data),
    titledIn: values.set.map(titledLanguage),
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        status: { type: 'string' },
        type: { type: 'string' },
        city: { type: 'string' },
        search: { type: 'string' },
        text: { type: 'string' },
        sort: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        'without-photo': { type: 'boolean', default: false },
        'unchecked-for-days': { type: 'string' },
        trash: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new FileRefused(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function titledLanguage(filling: string): OtherLanguage {
  const [column = '', text] = filling.split('=');
  const language = OTHER_LANGUAGES.find(
    (language) => fieldNamed(column)?.field === `title_${language}`,
  );
  if (language === undefined || text !== FROM_FACTS)
    throw new FileRefused(`--set: "${filling}" is no translated title from "${FROM_FACTS}".`);
  return language;
}

function statusCode(name: string): number {
  const code = parseEnumeratedValue('ListingStatus', name);
  if (code === undefined) throw new FileRefused(`--status: "${name}" is no status of a listing.`);
  return code;
}

function kindCode(name: string): number {
  const kind = parseKind(name);
  if (kind === undefined) throw new FileRefused(`--type: "${name}" is no kind of property.`);
  return kind.propertyType;
}
