import { areaUnit } from '#features/listings/field-queries.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import { MAX_PHOTOS } from '#features/listings/photos/arranged-photos.ts';
import { folded } from '#features/listings/understand/address-words.ts';
import { isStateAlone } from '#features/listings/understand/regions.ts';
import { MARLA_STANDARDS, toSquareFeet } from '#platform/units/area-units.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parseRate, priceAtRate } from '#platform/units/parse-price.ts';
import { acceptedDays, REQUIRED } from '#platform/validation/input-rules.ts';
import { isAreaBare, readAreas } from './areas.ts';
import { parseInstant } from './calendar.ts';
import { type Cells, cellsOf, type LeftOutValue } from './cells.ts';
import { type NamedKind, parseKind } from './codes.ts';
import type { Columns } from './columns.ts';
import { fieldNamed } from './fields.ts';
import { citiesNamed, type KnownCities, knownCities, unclearCity } from './location.ts';
import { barePrice, readPrice } from './measures.ts';
import { readFields } from './read-fields.ts';
import { tidyPlaceName } from './spelling.ts';
import type { ImportField } from './spellings/column-spellings.ts';
import type { Place, StagedListing } from './staged-listing.ts';

export interface FileDefaults {
  /** For rows that name the city beside the neighbourhood; by default the towns known here. */
  readonly cities?: KnownCities | undefined;
  /** For rows that do not name a state or country. */
  readonly state: string;
  readonly country: string;
  /** Square feet. */
  readonly marla: number;
  readonly now: Date;
}

export interface ReadRow {
  /** Undefined for a row that is refused. */
  readonly listing: Omit<StagedListing, 'key'> | undefined;
  readonly refused: ReadonlySet<ImportField>;
  readonly problems: readonly string[];
  readonly leftOut: readonly LeftOutValue[];
  /** Without any unit, as the file has it. */
  readonly barePrice: number | undefined;
  readonly isAreaBare: boolean;
}

const NO_KIND =
  'is no kind of property known here: house, plot, land and shop are, and their common names';
const MAX_PLACE_NAME_LENGTH = 100;
const EARLIEST_POSTED_MS = Date.UTC(1990, 0, 1);
const DAY_MS = 86_400_000;
/** Stands for the city's id until the listing is stored. */
const PLACEHOLDER_CITY_ID = 1;

export function listingReader(
  columns: Columns,
  facts: FileDefaults,
): (row: readonly string[]) => ReadRow {
  const cities = facts.cities ?? knownCities([]);
  return (row) => {
    const mismatch = mismatchOf(columns, row);
    if (mismatch !== undefined)
      return {
        listing: undefined,
        refused: new Set(),
        problems: [mismatch],
        leftOut: [],
        barePrice: undefined,
        isAreaBare: false,
      };
    const cells = cellsOf(columns, row, cities);
    const place = readPlace(cells, facts, cities);
    const posted = readPosted(cells, facts.now);
    const marla = marlaOf(cells) ?? facts.marla;
    const input = readInput(cells, marla, facts.now, columns.isExport);
    const images = readImageNames(cells);
    const isRefused = input === undefined || cells.problems.length > 0;
    return {
      listing: isRefused ? undefined : { place, posted, images, input },
      refused: cells.refused,
      problems: cells.problems,
      leftOut: cells.leftOut,
      barePrice: barePrice(cells),
      isAreaBare: isAreaBare(cells),
    };
  };
}

/** A row may say how large its marla is. */
function marlaOf(cells: Cells): number | undefined {
  return cells.optional('squareFeetPerMarla', (text) =>
    MARLA_STANDARDS.find((standard) => standard === parseNumber(text)),
  );
}

function mismatchOf({ names }: Columns, row: readonly string[]): string | undefined {
  if (row.some((field) => field.includes('\0')))
    return 'the row has a NUL character, which is no text';
  const more = row.slice(names.length).some((field) => field.trim() !== '');
  if (row.length >= names.length && !more) return undefined;
  return `the row has ${row.length} ${row.length === 1 ? 'column' : 'columns'} where the first line names ${names.length}`;
}

function readInput(
  cells: Cells,
  marla: number,
  now: Date,
  isExport: boolean,
): ListingInput | undefined {
  const kind = cells.required('propertyType', parseKind, NO_KIND);
  const rate = parseRate(cells.text('price'));
  const whole = rate === undefined ? readPrice(cells) : undefined;
  const areas = kind && readAreas(cells, kind, marla);
  const price =
    rate && kind && areas ? priceAtRate(rate, squareFeetOf(areas.totalArea, kind), marla) : whole;
  if (kind === undefined || price === undefined || areas === undefined) return undefined;

  const { data, error } = ListingInput.safeParse({
    propertyType: kind.propertyType,
    cityID: PLACEHOLDER_CITY_ID,
    areaAs: areas.areaAs,
    ...readFields({ cells, kind, price, totalArea: areas.totalArea, marla, now, isExport }),
  });
  for (const { path, message } of error?.issues ?? []) refuse(cells, path.map(String), message);
  return data;
}

/** In square feet; the total area of land is in acres. */
function squareFeetOf(totalArea: number, { propertyType }: NamedKind): number {
  const unit = areaUnit(propertyType) === 'acres' ? 'acre' : 'sqft';
  return toSquareFeet({ value: totalArea, unit });
}

/** A value made from another column has no cell to show. */
function refuse(cells: Cells, path: readonly string[], message: string): void {
  const field = fieldNamed(path.join('.'))?.field;
  if (field === undefined || (message !== REQUIRED && cells.text(field) === ''))
    cells.problems.push(`${path.join('.')}: ${message}`);
  else cells.refuse(field, `is refused: ${message}`);
}

function readPlace(cells: Cells, facts: FileDefaults, cities: KnownCities): Place {
  const name = (field: 'city' | 'state' | 'country') => {
    if (cells.text(field).length > MAX_PLACE_NAME_LENGTH)
      cells.refuse(field, `has more than ${MAX_PLACE_NAME_LENGTH} characters`);
    return tidyPlaceName(cells.text(field));
  };
  const city = cells.text('city');
  const known = citiesNamed(cities, city, cells.text('state'), cells.text('country'));
  const unclear = unclearCity(known);
  if (city === '' && cells.unclear !== undefined) cells.refuse('neighbourhood', cells.unclear);
  else if (city === '') cells.refuse('city', 'is empty');
  else if (unclear !== undefined) cells.refuse('city', unclear);
  else if (known.length === 0 && isStateAlone(folded(city)))
    cells.refuse('city', 'is the name of a state');
  return {
    city: name('city'),
    state: name('state') || facts.state,
    country: name('country') || facts.country,
  };
}

/** A future listing would stay first forever; one from before the web is a typing error. */
function readPosted(cells: Cells, now: Date): string | null {
  const posted = cells.optional('posted', (text) => {
    const instant = parseInstant(text, now);
    // Before it lie the empty dates of other programs, such as 1899-12-30.
    return instant && instant.getTime() < Date.parse(acceptedDays(now).first) ? undefined : instant;
  });
  if (posted === undefined) return null;
  if (posted.getTime() < EARLIEST_POSTED_MS || posted.getTime() > now.getTime() + DAY_MS)
    cells.refuse('posted', 'is no day on which a listing can have been posted');
  return posted.toISOString();
}

const SEPARATOR = /[|;\n]/;
const WEB_ADDRESS = /^https?:\/\//i;

/** The files of a listing's photos, beside the file of listings. Web addresses are left out. */
function readImageNames(cells: Cells): string[] {
  const names = cells
    .text('images')
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const value of names.filter((name) => WEB_ADDRESS.test(name)))
    cells.leaveOut('images', value);
  const files = [...new Set(names.filter((name) => !WEB_ADDRESS.test(name)))];
  if (files.length > MAX_PHOTOS) cells.refuse('images', `names more than ${MAX_PHOTOS} files`);
  return files;
}
