import { minifySync, type Plugin, parseSync, transformWithOxc } from 'vite';

const MARK = 'Pages carry a copy of it as text';

/**
 * Gives the functions of which pages carry a copy, as their comments say, a short text: without
 * types, comments, blanks and long names.
 */
export function copiedFunctions(): Plugin {
  return {
    name: 'copied-functions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async transform(code, id) {
      const names = copiedIn(code, id);
      if (names.length === 0) return undefined;
      const { code: script } = await transformWithOxc(code, id);
      const texts = names.map(
        (name) => `${name}.toString = () => ${JSON.stringify(textOf(name, script))};`,
      );
      return { code: [code, ...texts].join('\n'), map: null };
    },
  };
}

/** The names of the functions whose comments have the mark. */
function copiedIn(code: string, id: string): string[] {
  if (!code.replaceAll(/\s*\n \*/g, '').includes(MARK)) return [];
  const { program, comments } = parseSync(id, code);
  const marked = comments.filter(({ value }) => value.replaceAll(/\s*\n \*/g, '').includes(MARK));
  const names = functionsIn(program).flatMap(({ name, start }) =>
    marked.some(({ end }) => end <= start && code.slice(end, start).trim() === '') ? name : [],
  );
  if (names.length < marked.length) throw new Error(`${id} marks what is no function.`);
  return names;
}

function textOf(name: string, script: string): string {
  const found = functionsIn(parseSync('copied.js', script).program).find(
    (declared) => declared.name === name,
  );
  if (found === undefined) throw new Error(`${name} is no function of its module.`);
  const text = script.slice(found.from, found.end);
  const { code, errors } = minifySync('copied.js', `export default ${text}`);
  if (errors.length > 0) throw new Error(`${name} could not be shortened.`);
  return code.replace(/^export default\s*/, '').replace(/;\s*$/, '');
}

interface Declared {
  readonly name: string;
  /** Where its statement starts, with `export`. */
  readonly start: number;
  /** Where the function starts. */
  readonly from: number;
  readonly end: number;
}

function functionsIn({ body }: ReturnType<typeof parseSync>['program']): Declared[] {
  return body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'FunctionDeclaration' || declared.id === null) return [];
    const { id, start: from, end } = declared;
    return [{ name: id.name, start: statement.start, from, end }];
  });
}
