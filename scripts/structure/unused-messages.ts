import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

type Tree = { readonly [name: string]: unknown };

const PAGES = /^src\/(?:web\/pages|features\/[^/]+\/visitor)\//;
const MESSAGE_FILES = /\/messages\//;
const HOLDS_MESSAGES = /(?:[mM]essages|MESSAGES)\b/;
/** Read by the names of fields and by codes, so that the type check finds what is missing. */
const TABLES = ['enumerations', 'fields'];
/** Not of one page. */
const EVERYWHERE = ['shared', 'errors'];

/**
 * Messages that no file reads, as `page.name`. A page's messages are looked for in its folder and in
 * the parts that pages share. A group that is passed on or indexed counts as read.
 */
export function unusedMessages(messages: Tree, files: readonly SourceFile[]): string[] {
  const sources = files
    .filter(({ path }) => path.startsWith('src/') && !MESSAGE_FILES.test(path))
    .map(({ path, lines }) => ({ path, text: codeOf(lines) }));
  const pages = Object.entries(messages).filter(([page]) => !TABLES.includes(page));
  return pages.flatMap(([page, ofPage]) => {
    const names = new RegExp(`\\b${page}\\b`);
    const folders = sources
      .filter(({ path, text }) => PAGES.test(path) && names.test(text))
      .map(({ path }) => folderOf(path));
    const readers = sources.filter(({ path, text }) =>
      PAGES.test(path) && !EVERYWHERE.includes(page)
        ? folders.includes(folderOf(path))
        : HOLDS_MESSAGES.test(text),
    );
    return unreadIn(ofPage, readers.map(({ text }) => text).join('\n'), page);
  });
}

function unreadIn(message: unknown, code: string, path: string): string[] {
  if (typeof message !== 'object' || message === null) return [path];
  return Object.entries(message).flatMap(([name, value]) => {
    const isGroup = typeof value === 'object';
    if (isGroup ? isReadWhole(name, code) : isRead(name, code)) return [];
    return unreadIn(value, code, `${path}.${name}`);
  });
}

/** `messages.name`, or `name` taken out of an object. */
function isRead(name: string, code: string): boolean {
  return new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\s*(?:,|\\}|: \\w+ [,}])`).test(code);
}

/** `messages.group` or `group[…]`, and not `messages.group.name`. */
function isReadWhole(name: string, code: string): boolean {
  return new RegExp(`\\.${name}\\b(?!\\s*\\??\\.)|\\b${name}\\[`).test(code);
}

/** The folder of a page, or its file. */
function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder.endsWith('/pages') ? path : folder;
}

function codeOf(lines: readonly string[]): string {
  return lines.filter((line) => !/^\s*(?:\/\/|\/?\*|import )/.test(line)).join('\n');
}
