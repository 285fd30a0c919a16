import { MAX_IMPORT_ROWS } from '#features/import/import-form.ts';
import { importReport } from '#features/import/import-report.ts';
import { type Columns, matchColumns, missingFields } from '#features/import/rows/columns.ts';
import type { CsvRecord } from '#features/import/rows/csv-records.ts';
import { csvLine } from '#features/import/rows/csv-text.ts';
import { type FieldText, readBack } from '#features/import/rows/field-texts.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { listingReader, type ReadRow } from '#features/import/rows/listing-from-row.ts';
import { type KnownCities, knownCities } from '#features/import/rows/location.ts';
import { askedPriceUnit } from '#features/import/rows/price-unit.ts';
import type { ImportField } from '#features/import/rows/spellings/column-spellings.ts';
import { type Doubt, listingDoubts } from '#features/listings/doubts.ts';
import type { City } from '#features/listings/place.ts';
import { REVENUE_MARLA } from '#platform/units/area-units.ts';

/** How a file is read; the API takes the same. */
export interface SheetSettings {
  readonly map: Readonly<Record<string, string>>;
  readonly set: Readonly<Record<string, string>>;
  readonly state: string;
  readonly country: string;
}

export interface SheetRow {
  readonly index: number;
  readonly line: number;
  readonly title: string;
  readonly problems: readonly string[];
  /** Asked about values that are probably typing errors; nothing is sent before the answer. */
  readonly questions: readonly string[];
  /** The cells that the problems or questions are about. */
  readonly cells: readonly FieldText[];
  /** What a row without any is stored as. */
  readonly readAs: readonly FieldText[];
  readonly isLeftOut: boolean;
}

interface Row {
  readonly line: number;
  fields: string[];
  problems: readonly string[];
  doubts: readonly Doubt[];
  refused: ReadonlySet<ImportField>;
  isLeftOut: boolean;
}

const DOUBTED: readonly ImportField[] = ['price', 'totalArea', 'areaAs', 'areaUnit'];

function isOpen({ problems, doubts }: Row): boolean {
  return problems.length > 0 || doubts.length > 0;
}

/** The rows of one file while they are looked at and mended. */
export class ImportSheet {
  readonly names: string[];
  readonly #rows: Row[];
  readonly #cities: KnownCities;
  readonly #imageProblem: (names: readonly string[]) => string | undefined;
  #columns: Columns;
  #priceUnit = askedPriceUnit();
  #hasBareAreas = false;
  #report = importReport(() => {});
  #settings: SheetSettings;
  /** Columns that were added for mended fields, by field. */
  readonly #added = new Map<ImportField, string>();

  constructor(
    records: readonly CsvRecord[],
    cities: readonly City[],
    imageProblem: (names: readonly string[]) => string | undefined,
  ) {
    const [header, ...rows] = records;
    if (header === undefined || 'broken' in header)
      throw new FileRefused('This file is empty: its first line must name the columns.');
    if (rows.length === 0) throw new FileRefused('This file has no rows below its columns.');
    if (rows.length > MAX_IMPORT_ROWS)
      throw new FileRefused(
        `This file has ${rows.length.toLocaleString('en-US')} rows. At most ${MAX_IMPORT_ROWS.toLocaleString('en-US')} can be imported here at once: split it, or use the command.`,
      );
    this.names = header.fields.map((name) => name.trim());
    this.#cities = knownCities(cities);
    this.#imageProblem = imageProblem;
    this.#rows = rows.map((row) =>
      'broken' in row
        ? {
            line: row.line,
            fields: [row.text],
            problems: [row.broken],
            doubts: [],
            refused: new Set(),
            isLeftOut: true,
          }
        : {
            line: row.line,
            fields: row.fields,
            problems: [],
            doubts: [],
            refused: new Set(),
            isLeftOut: false,
          },
    );
    this.#settings = { map: {}, set: {}, state: 'Punjab', country: 'India' };
    this.#columns = matchColumns(this.names, new Map());
  }

  /** Reads every row with these settings; calls back now and then. */
  check(settings: SheetSettings, onProgress: (rows: number) => void = () => {}): void {
    this.#settings = settings;
    const map = new Map(Object.entries(settings.map));
    for (const [field, name] of this.#added) map.set(name, field);
    this.#columns = matchColumns(this.names, map, new Map(Object.entries(settings.set)));
    if (missingFields(this.#columns).length > 0) return;
    const read = this.#reader();
    this.#priceUnit = askedPriceUnit();
    this.#hasBareAreas = false;
    this.#report = importReport(() => {});
    for (const [index, row] of this.#rows.entries()) {
      const found = this.#checkRow(row, read);
      this.#report.leftOut(found.leftOut);
      if (!this.#columns.isExport) {
        this.#priceUnit.count(found);
        this.#hasBareAreas ||= found.isAreaBare;
      }
      if (index % 500 === 0) onProgress(index);
    }
  }

  summary() {
    const examples = this.#rows.slice(0, 50);
    const wrong = this.#rows.filter((row) => isOpen(row) && !row.isLeftOut);
    return {
      names: this.names,
      examples: this.names.map(
        (_, index) => examples.find(({ fields }) => fields[index])?.fields[index] ?? '',
      ),
      fields: Object.fromEntries(
        [...this.#columns.fields].map(([field, { index }]) => [index, field]),
      ),
      missing: missingFields(this.#columns),
      /** Most prices are so small that they must count in lakh or crore. */
      asksPriceUnit: this.#priceUnit.isOpen(),
      /** Nobody says what areas count in: square feet, and acres of land, unless one is chosen. */
      hasBareAreas: this.#hasBareAreas,
      /** A sentence for each column with values that no listing has. */
      leftOutValues: this.#report.whatIsLeftOut(),
      rows: this.#rows.length,
      wrong: wrong.length,
      leftOut: this.#rows.filter(({ isLeftOut }) => isLeftOut).length,
    };
  }

  /** Some rows, of all or of those that are refused or doubted. */
  rows(isWrongOnly: boolean, from: number, count: number): SheetRow[] {
    const found: SheetRow[] = [];
    let skipped = 0;
    const read = this.#reader();
    for (const [index, row] of this.#rows.entries()) {
      if (isWrongOnly && !isOpen(row)) continue;
      skipped += 1;
      if (skipped > from) found.push(this.#shown(index, row, read));
      if (found.length === count) break;
    }
    return found;
  }

  mend(index: number, field: ImportField, value: string): void {
    const row = this.#rows[index];
    if (row === undefined) return;
    if (!this.#columns.fields.has(field)) {
      const name = this.names.includes(field) ? `${field} (mended)` : field;
      this.#added.set(field, name);
      this.names.push(name);
      this.check(this.#settings);
    }
    const column = this.#columns.fields.get(field)?.index ?? 0;
    const fields = [...row.fields];
    while (fields.length < this.names.length) fields.push('');
    fields[column] = value;
    row.fields = fields;
    this.#checkRow(row, this.#reader());
  }

  leaveOut(index: number, isLeftOut: boolean): void {
    const row = this.#rows[index];
    if (row !== undefined) row.isLeftOut = isLeftOut;
  }

  /** The values of a row are right as they stand. */
  confirm(index: number): void {
    const row = this.#rows[index];
    if (row !== undefined) row.doubts = [];
  }

  /** What is sent: the file with what was mended, without what is left out or doubted. */
  toCsv(): string {
    const sent = this.#rows.filter(({ isLeftOut, doubts }) => !isLeftOut && doubts.length === 0);
    return [this.names, ...sent.map((row) => this.#wide(row))].map(csvLine).join('');
  }

  map(): Record<string, string> {
    const added = [...this.#added].map(([field, name]) => [name, field]);
    return { ...this.#settings.map, ...Object.fromEntries(added) };
  }

  #reader() {
    return listingReader(this.#columns, {
      ...this.#settings,
      marla: REVENUE_MARLA,
      now: new Date(),
      cities: this.#cities,
    });
  }

  #checkRow(row: Row, read: ReturnType<typeof listingReader>): ReadRow {
    const found = read(this.#wide(row));
    const { listing, problems, refused } = found;
    const imageProblem = listing && this.#imageProblem(listing.images);
    row.problems = imageProblem === undefined ? problems : [imageProblem];
    row.doubts = listing === undefined || imageProblem ? [] : listingDoubts(listing.input);
    row.refused = imageProblem === undefined ? refused : new Set(['images']);
    return found;
  }

  /** Rows that were read before a column was added are shorter. */
  #wide({ fields }: Row): readonly string[] {
    const lacking =
      this.#added.size - Math.max(0, fields.length - (this.names.length - this.#added.size));
    return lacking <= 0 ? fields : [...fields, ...Array.from({ length: lacking }, () => '')];
  }

  #shown(index: number, row: Row, read: ReturnType<typeof listingReader>): SheetRow {
    const value = (field: ImportField) =>
      row.fields[this.#columns.fields.get(field)?.index ?? -1] ?? '';
    const doubted = DOUBTED.filter((field) => this.#columns.fields.has(field));
    const fields = row.problems.length > 0 ? [...row.refused] : doubted;
    const { listing } = isOpen(row) ? {} : read(this.#wide(row));
    return {
      index,
      line: row.line,
      title: value('title') || row.fields.find((field) => field !== '') || '',
      problems: row.problems,
      questions: row.doubts.map(({ question }) => question),
      cells: isOpen(row) ? fields.map((field) => ({ field, value: value(field) })) : [],
      readAs: listing === undefined ? [] : readBack(listing),
      isLeftOut: row.isLeftOut,
    };
  }
}

export type SheetSummary = ReturnType<ImportSheet['summary']>;
