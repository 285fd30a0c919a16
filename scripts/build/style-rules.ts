import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';
import { type StyleRule, writeSheet } from '../../src/document/style-rule.ts';

const EXPORTED = /^export default ("(?:[^"\\]|\\.)*")/s;

/** Makes `import rules from './app.css?inline&rules'` the rules of a sheet, for `usedStyles`. */
export function styleRules(): Plugin {
  return {
    name: 'style-rules',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline&rules')) return undefined;
      const [, css] = EXPORTED.exec(code) ?? [];
      if (css === undefined) throw new Error(`${id} is no style sheet in one text.`);
      return { code: `export default ${JSON.stringify(rulesOf(JSON.parse(css)))}`, map: null };
    },
  };
}

/**
 * Makes `import sheet from './app.css?url&classes'` the address of a sheet with the rules for classes
 * alone. Browsers that apply it again style only elements that have one of them.
 */
export function classRules(): Plugin {
  return {
    name: 'class-rules',
    // Vite replaces `url` so, between its two plugins for CSS.
    transform(css, id) {
      if (!/\.css\?(?=.*\btransform-only\b).*\bclasses\b/.test(id)) return undefined;
      return { code: classRulesOf(css), map: null };
    },
  };
}

/** A sheet without its fonts, variables and rules for elements. */
export function classRulesOf(css: string): string {
  return writeSheet(rulesOf(css), false, ({ classes }) => classes.length > 0);
}

/** The parts of a style sheet, in order. */
export function rulesOf(css: string): StyleRule[] {
  return rulesIn(postcss.parse(css));
}

function rulesIn(container: Container<ChildNode>): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule')
      return [{ selectors: node.selectors.map(selectorOf), body: bodyOf(node) }];
    const isConditional =
      node.type === 'atrule' &&
      /^(?:media|supports|layer|container|starting-style)$/.test(node.name);
    return isConditional && node.nodes !== undefined
      ? [{ around: `@${node.name} ${node.params}`.trim(), rules: rulesIn(node) }]
      : [{ text: node.type === 'atrule' && node.nodes === undefined ? `${node};` : String(node) }];
  });
}

function bodyOf(rule: Container<ChildNode>): string {
  return (rule.nodes ?? [])
    .map((node) => (node.type === 'decl' ? `${node};` : String(node)))
    .join('');
}

/** What stands in brackets of `:not()` and its like may be absent from a page. */
function selectorOf(text: string) {
  const outside = withoutBrackets(text);
  return { text, classes: [...outside.matchAll(CLASS)].map(([, name = '']) => unescapeName(name)) };
}

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;

function unescapeName(name: string): string {
  return name.replace(ESCAPE, (_, code?: string, letter?: string) =>
    code === undefined ? (letter ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function withoutBrackets(selector: string): string {
  let depth = 0;
  return selector.replace(/\\.|[()]|[^\\()]+/gs, (part) => {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (depth === 0) return part;
    return '';
  });
}
