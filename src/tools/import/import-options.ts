import { parseArgs } from 'node:util';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { REVENUE_MARLA } from '#platform/units/area-units.ts';
import { parseNumber } from '#platform/units/number.ts';
import { oneLine } from '#platform/validation/visible-text.ts';

const USAGE =
  'Usage: npm run import -- FILE [--state NAME] [--country NAME] [--map "Their Column=field"]… [--set "field=value"]… [--sheet NAME] [--marla 225] [--dry-run] [--skip-invalid]';

export interface CommandLine {
  readonly file: string;
  /** Of an Excel file. */
  readonly sheet: string | undefined;
  readonly state: string;
  readonly country: string;
  readonly map: ReadonlyMap<string, string>;
  /** What fills a field where the file says nothing. */
  readonly set: ReadonlyMap<string, string>;
  /** Square feet. */
  readonly marla: number;
  readonly dryRun: boolean;
  readonly skipInvalid: boolean;
}

const MAX_NAME_LENGTH = 100;
const MIN_MARLA = 100;
const MAX_MARLA = 1000;

export function readCommandLine(words: string[]): CommandLine {
  const { values, positionals } = parse(words);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new FileRefused(USAGE);
  return {
    file,
    sheet: values.sheet,
    state: placeName('--state', values.state),
    country: placeName('--country', values.country),
    map: new Map(values.map.map(mapping)),
    set: new Map(values.set.map(filling)),
    marla: marlaSize(values.marla),
    dryRun: values['dry-run'],
    skipInvalid: values['skip-invalid'],
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        state: { type: 'string', default: 'Punjab' },
        country: { type: 'string', default: 'India' },
        map: { type: 'string', multiple: true, default: [] },
        set: { type: 'string', multiple: true, default: [] },
        sheet: { type: 'string' },
        marla: { type: 'string', default: String(REVENUE_MARLA) },
        'dry-run': { type: 'boolean', default: false },
        'skip-invalid': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new FileRefused(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function placeName(option: string, given: string): string {
  const name = oneLine(given);
  if (name === '' || name.length > MAX_NAME_LENGTH)
    throw new FileRefused(`${option}: a name has 1 to ${MAX_NAME_LENGTH} characters.`);
  return name;
}

/** Their columns' names may contain an equals sign, our fields' names cannot. */
function mapping(pair: string): [string, string] {
  const at = pair.lastIndexOf('=');
  if (at < 1) throw new FileRefused(`--map: write "Their Column=field", not "${pair}".`);
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

/** Values may contain an equals sign. */
function filling(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new FileRefused(`--set: write "field=value", not "${pair}".`);
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

function marlaSize(text: string): number {
  const size = parseNumber(text);
  if (size === undefined || size < MIN_MARLA || size > MAX_MARLA) {
    throw new FileRefused(
      `--marla: "${text}" is no size of a marla in square feet; 272.25, 225 and 206.640625 are in use.`,
    );
  }
  return size;
}
