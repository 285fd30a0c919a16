import type { LeftOutValue } from './rows/cells.ts';
import type { Columns } from './rows/columns.ts';
import type { ReadSheet } from './rows/csv-file.ts';
import { readBack } from './rows/field-texts.ts';
import type { StagedListing } from './rows/staged-listing.ts';

const MAX_VALUE_LENGTH = 60;
const MAX_VALUES = 1000;
const MAX_SHOWN_VALUES = 4;

export function importReport(print: (line: string) => void) {
  const leftOut = new Map<string, Map<string, number>>();
  let refused = 0;
  let hasExample = false;

  return {
    print,
    refused: () => refused,

    sheet({ name, all, hiddenRows }: ReadSheet): void {
      const others = all
        .filter((sheet) => sheet.name !== name)
        .map((sheet) => `"${sheet.name}"${sheet.isHidden ? ' (hidden)' : ''}`);
      const unread =
        others.length === 0 ? '' : `; not read: ${others.join(', ')}. --sheet says another`;
      print(`Sheet "${name}" is read${unread}.`);
      if (hiddenRows > 0)
        print(
          `${rows(hiddenRows)} that the sheet hides, as a filter does, ${hiddenRows === 1 ? 'is' : 'are'} read, too.`,
        );
    },

    columns({ fields, leftOut: unused }: Columns): void {
      const meanings = [...fields].map(
        ([field, { name, unit }]) => `${name} → ${field}${unit === undefined ? '' : ` in ${unit}`}`,
      );
      print(`Columns: ${meanings.join(', ')}.`);
      const named = unused.filter((name) => name !== '');
      if (named.length > 0) print(`Columns left out: ${named.join(', ')}.`);
    },

    leftOut(values: readonly LeftOutValue[]): void {
      for (const { column, value } of values) {
        const counts = leftOut.get(column) ?? new Map<string, number>();
        leftOut.set(column, counts);
        const key = counts.has(value) || counts.size < MAX_VALUES ? value : '…';
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    },

    /** The first row that is taken shows what the columns were taken for. */
    read(listing: Pick<StagedListing, 'place' | 'input'>): void {
      if (hasExample) return;
      hasExample = true;
      const said = readBack(listing).map(({ field, value }) => `${field} ${shortened(value)}`);
      print(`The first row is read as: ${said.join(', ')}.`);
    },

    refuse(line: number, reason: string): void {
      refused += 1;
      print(`Line ${line}: ${reason}`);
    },

    /** A sentence for each column, with its most frequent values and their rows. */
    whatIsLeftOut: () =>
      [...leftOut].map(
        ([column, counts]) => `Values left out of ${column}: ${mostFrequent(counts)}.`,
      ),
  };
}

export type ImportReport = ReturnType<typeof importReport>;

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const shown = sorted
    .slice(0, MAX_SHOWN_VALUES)
    .map(([value, count]) => `"${value.slice(0, MAX_VALUE_LENGTH)}" (${rows(count)})`);
  const others = sorted.slice(MAX_SHOWN_VALUES).reduce((sum, [, count]) => sum + count, 0);
  return [...shown, ...(others > 0 ? [`others (${rows(others)})`] : [])].join(', ');
}

function shortened(value: string): string {
  return value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
}

function rows(count: number): string {
  return `${count} ${count === 1 ? 'row' : 'rows'}`;
}
