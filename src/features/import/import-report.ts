import type { LeftOutValue } from './rows/cells.ts';
import type { Columns } from './rows/columns.ts';

const MAX_VALUES = 1000;
const MAX_SHOWN_VALUES = 4;

export function importReport(print: (line: string) => void) {
  const leftOut = new Map<string, Map<string, number>>();
  let refused = 0;

  return {
    print,
    refused: () => refused,

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
    .map(([value, count]) => `"${value.slice(0, 60)}" (${rows(count)})`);
  const others = sorted.slice(MAX_SHOWN_VALUES).reduce((sum, [, count]) => sum + count, 0);
  return [...shown, ...(others > 0 ? [`others (${rows(others)})`] : [])].join(', ');
}

function rows(count: number): string {
  return `${count} ${count === 1 ? 'row' : 'rows'}`;
}
