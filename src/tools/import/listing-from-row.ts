import { ListingInput } from '#features/listings/listing-input.ts';
import { REQUIRED } from '#validation/input-rules.ts';
import { parseInstant } from './calendar.ts';
import { type Cells, cellsOf, type LeftOutValue } from './cells.ts';
import type { Columns } from './columns.ts';
import { fieldNamed } from './fields.ts';
import { parseKind } from './kinds.ts';
import type { Listing, Place } from './listing.ts';
import { listingKeys } from './listing-key.ts';
import { readPrice, readTotalArea } from './measures.ts';
import { readFields } from './read-fields.ts';
import { tidyPlaceName } from './spelling.ts';

/** What holds for a whole file. */
export interface FileFacts {
  /** Where the file says nothing. */
  readonly state: string;
  readonly country: string;
  /** Square feet. */
  readonly marla: number;
  readonly now: Date;
}

/** A row that was understood or, with its problems told, refused; and what was left out of it. */
export interface ReadRow {
  readonly listing: Listing | undefined;
  readonly problems: readonly string[];
  readonly leftOut: readonly LeftOutValue[];
}

const NO_KIND =
  'is no kind of property known here: house, plot, land and shop are, and their common names';
const LONGEST_PLACE_NAME = 100;
const EARLIEST = Date.UTC(1990, 0, 1);
const DAY = 86_400_000;
/** Stands for the id that the place gets when the listings are stored. */
const CITY_TO_COME = 1;

/** Answers the function that reads the rows of a file with these columns. */
export function listingReader(
  columns: Columns,
  facts: FileFacts,
): (row: readonly string[]) => ReadRow {
  const keyOf = listingKeys(columns);
  return (row) => {
    const mismatch = mismatchOf(columns, row);
    if (mismatch !== undefined) return { listing: undefined, problems: [mismatch], leftOut: [] };
    const cells = cellsOf(columns, row);
    const place = readPlace(cells, facts);
    const posted = readPosted(cells, facts.now);
    const input = readInput(cells, facts.marla);
    const refused = input === undefined || cells.problems.length > 0;
    return {
      listing: refused ? undefined : { key: keyOf(row), place, posted, input },
      problems: cells.problems,
      leftOut: cells.leftOut,
    };
  };
}

function mismatchOf({ names }: Columns, row: readonly string[]): string | undefined {
  if (row.some((field) => field.includes('\0')))
    return 'the row has a NUL character, which is no text';
  const more = row.slice(names.length).some((field) => field.trim() !== '');
  if (row.length >= names.length && !more) return undefined;
  return `the row has ${row.length} ${row.length === 1 ? 'column' : 'columns'} where the first line names ${names.length}`;
}

function readInput(cells: Cells, marla: number): ListingInput | undefined {
  const kind = cells.required('propertyType', parseKind, NO_KIND);
  const price = readPrice(cells);
  const totalArea = kind && readTotalArea(cells, kind, marla);
  if (kind === undefined || price === undefined || totalArea === undefined) return undefined;

  const { data, error } = ListingInput.safeParse({
    propertyType: kind.propertyType,
    cityID: CITY_TO_COME,
    ...readFields({ cells, kind, price, totalArea, marla }),
  });
  for (const { path, message } of error?.issues ?? []) refuse(cells, path.map(String), message);
  return data;
}

/** Tells a broken rule by the name of the column that broke it; a value made from another column has no cell to show. */
function refuse(cells: Cells, path: readonly string[], message: string): void {
  const field = fieldNamed(path.join('.'))?.field;
  if (field === undefined || (message !== REQUIRED && cells.text(field) === ''))
    cells.problems.push(`${path.join('.')}: ${message}`);
  else cells.refuse(field, `is refused: ${message}`);
}

function readPlace(cells: Cells, facts: FileFacts): Place {
  const name = (field: 'city' | 'state' | 'country') => {
    if (cells.text(field).length > LONGEST_PLACE_NAME)
      cells.refuse(field, `has more than ${LONGEST_PLACE_NAME} characters`);
    return tidyPlaceName(cells.text(field));
  };
  if (cells.text('city') === '') cells.refuse('city', 'is empty');
  return {
    city: name('city'),
    state: name('state') || facts.state,
    country: name('country') || facts.country,
  };
}

/** A listing from the future would stand first for ever, and one from before the web is a slip. */
function readPosted(cells: Cells, now: Date): string | null {
  const posted = cells.optional('posted', parseInstant);
  if (posted === undefined) return null;
  if (posted.getTime() < EARLIEST || posted.getTime() > now.getTime() + DAY)
    cells.refuse('posted', 'is no day on which a listing can have been posted');
  return posted.toISOString();
}
