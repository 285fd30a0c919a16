import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf, memberOf, ownFields } from '#features/listings/field-queries.ts';
import { COMMON_FIELDS, type FieldName, TRANSLATED_FIELDS } from '#features/listings/fields.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { isAcceptedDay } from '#platform/validation/input-rules.ts';
import { parseDay } from './calendar.ts';
import type { Cells } from './cells.ts';
import { type NamedKind, parseEnumeratedValue } from './codes.ts';
import { parseBedrooms, parseCount, parseFlag, parseFloor } from './count.ts';
import { columnOf, inReadingOrder } from './fields.ts';
import { readDimensions, readMeasure } from './measures.ts';
import { readPhones } from './phone.ts';
import { tidyName, tidyText, tidyTitle } from './spelling.ts';
import type { ImportField } from './spellings/column-spellings.ts';

interface UnderstoodRow {
  readonly cells: Cells;
  readonly kind: NamedKind;
  readonly price: number;
  readonly totalArea: number;
  readonly marla: number;
  readonly now: Date;
  /** Texts are taken as they are. */
  readonly isExport: boolean;
}

/** Read once for each row, because unknown values are counted as they are read. */
interface Row extends UnderstoodRow {
  readonly dimensions: ReturnType<typeof readDimensions> | undefined;
}

const COMMON_IN_ORDER = inReadingOrder(COMMON_FIELDS);
const KINDS_IN_ORDER = LISTING_KINDS.map(({ id, block }) => ({
  id,
  block,
  names: inReadingOrder(ownFields(block)),
}));

export function readFields(row: UnderstoodRow): object {
  const common = {
    ...readAll(COMMON_IN_ORDER, { ...row, dimensions: undefined }),
    status: readCode(row.cells, 'listingStatus', 'ListingStatus') ?? statusAmong(row.cells),
    translations: readTranslations(row),
  };
  const kind = KINDS_IN_ORDER.find(({ id }) => id === row.kind.propertyType);
  return kind === undefined ? common : { ...common, [kind.block]: readBlock(kind.names, row) };
}

/** Many files say in one column that a house is resale, or that it is sold. */
function statusAmong(cells: Cells): number | undefined {
  const text = cells.text('propertyStatus');
  return parseEnumeratedValue('PropertyStatus', text) === undefined
    ? parseEnumeratedValue('ListingStatus', text)
    : undefined;
}

function readTranslations({ cells, isExport }: UnderstoodRow): object {
  const read = isExport ? (text: string) => text : tidyText;
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      recordOf(TRANSLATED_FIELDS, (name) => read(cells.text(`${name}_${language}`))),
    ]),
  );
}

function readBlock(names: readonly FieldName[], row: UnderstoodRow): object {
  const dimensions = names.includes('length') ? readDimensions(row.cells) : undefined;
  return readAll(names, { ...row, dimensions });
}

function readAll(names: readonly FieldName[], row: Row): object {
  return Object.fromEntries(
    names.map((name) => [
      memberOf(name),
      EXCEPTIONS[name] === undefined ? readField(name, row) : EXCEPTIONS[name](row),
    ]),
  );
}

const EXCEPTIONS: { readonly [Name in FieldName]?: (row: Row) => unknown } = {
  title: ({ cells, isExport }) => (isExport ? cells.text('title') : tidyTitle(cells.text('title'))),
  price: ({ price }) => price,
  totalArea: ({ totalArea }) => totalArea,
  landArea: ({ totalArea }) => totalArea,
  length: ({ dimensions }) => dimensions?.length,
  breadth: ({ dimensions }) => dimensions?.breadth,
  houseType: (row) => readSubtype(row, 'houseType', 'HouseType'),
  plotType: (row) => readSubtype(row, 'plotType', 'PlotType'),
  landType: (row) => readSubtype(row, 'landType', 'LandType'),
  noOfRooms: ({ cells, isExport }) =>
    cells.optional('noOfRooms', (text) =>
      isExport ? parseCount(text) : parseBedrooms(text, cells.text('title')),
    ),
  floorNo: ({ cells }) => cells.optional('floorNo', parseFloor),
  // An age in bands of years names no year, but it may say "under construction".
  propertyStatus: ({ cells }) =>
    (statusAmong(cells) === undefined
      ? readCode(cells, 'propertyStatus', 'PropertyStatus')
      : undefined) ?? readCode(cells, 'age', 'PropertyStatus'),
};

/** The word for the kind may say it, but what an export leaves open is open. */
function readSubtype({ cells, kind, isExport }: Row, column: ImportField, list: EnumerationName) {
  return readCode(cells, column, list) ?? (isExport ? undefined : kind.subtype);
}

function readField(name: FieldName, { cells, marla, now, isExport }: Row): unknown {
  const field = fieldOf(name);
  const column = columnOf(name);
  switch (field.type) {
    case 'number':
      return field.unit === undefined
        ? cells.optional(column, parseCount)
        : readMeasure(cells, column, field.unit, marla);
    case 'code':
      return readCode(cells, column, field.list);
    case 'flag':
      return cells.optional(column, parseFlag);
    case 'date':
      return cells.optional(column, (text) => parseBuildingDay(text, now));
    case 'line':
      return isExport ? cells.text(column) : tidyName(cells.text(column));
    case 'lines':
      return isExport ? cells.text(column) : tidyText(cells.text(column));
    case 'phone':
      return readPhone(cells, column);
    case 'video':
      return cells.text(column);
  }
}

function readPhone(cells: Cells, column: ImportField): string {
  const { first, others } = readPhones(cells.text(column));
  for (const value of others) cells.leaveOut(column, value);
  return first;
}

function readCode(cells: Cells, column: ImportField, list: EnumerationName): number | undefined {
  return cells.optional(column, (text) => parseEnumeratedValue(list, text));
}

/** Other days are left out instead of refusing the listing. */
function parseBuildingDay(text: string, now: Date): string | undefined {
  const day = parseDay(text, now);
  return day !== undefined && isAcceptedDay(day) ? day : undefined;
}
