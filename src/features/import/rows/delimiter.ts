import { csvReader } from './csv-records.ts';
import { fieldNamed } from './fields.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter that gives the most known column names, else the most names. */
export function findDelimiter(firstLine: string): string {
  const candidates = DELIMITERS.map((delimiter) => {
    const names = columnNames(firstLine, delimiter);
    return {
      delimiter,
      known: names.filter((name) => fieldNamed(name) !== undefined).length,
      count: names.length,
    };
  });
  const [best] = candidates.sort(
    (one, other) => other.known - one.known || other.count - one.count,
  );
  return best?.delimiter ?? ',';
}

function columnNames(firstLine: string, delimiter: string): string[] {
  const reader = csvReader(delimiter);
  const [row] = [...reader.push(firstLine), ...reader.end()];
  return row !== undefined && 'fields' in row ? row.fields : [];
}
