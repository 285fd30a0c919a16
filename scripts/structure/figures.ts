import type { SourceFile } from './source-files.ts';

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const IMPORT_OR_EXPORT = /^\s*(?:import|export (?:type )?\{)/;
const QUOTED = /'[^']*'|`[^`]*`|"[^"]*"|\/\/.*/g;
const CAST = /(?<!\bin \w+ )(?<=[\w)\]}>] )as (?=unknown\b|keyof\b|[A-Z][\w.]*[<[;,)\s]|\[|\{)/g;
const ANY = /(?<=[:<|,(]\s?)any\b(?=[\s,;>)[\]|])|\bas any\b/g;

export function countCasts(files: readonly SourceFile[]): number {
  return countInCode(files, CAST);
}

export function countAny(files: readonly SourceFile[]): number {
  return countInCode(files, ANY);
}

/** Files that name a field of a listing: those that have to be touched when it changes. */
export function filesThatName(
  files: readonly SourceFile[],
  names: RegExp,
  except: RegExp,
): string[] {
  return files
    .filter(({ path, lines }) => !except.test(path) && lines.some((line) => names.test(line)))
    .map(({ path }) => path);
}

/** The smallest value that at least `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function countInCode(files: readonly SourceFile[], pattern: RegExp): number {
  const code = files.flatMap(({ lines }) =>
    lines.filter((line) => !COMMENT.test(line) && !IMPORT_OR_EXPORT.test(line)),
  );
  return code.reduce(
    (count, line) => count + (line.replace(QUOTED, "''").match(pattern)?.length ?? 0),
    0,
  );
}
