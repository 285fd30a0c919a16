import type { MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import { lengthBeforeMarks } from '#platform/validation/marks-of-messages.ts';
import { isDataAddress, pageOfData } from './page-data-address.ts';
import type { PageRoute } from './page-route.ts';

/** The address under which an answer is kept; undefined when it is not kept. */
export type CanonicalAddress = (address: string) => string | undefined;

/** Ends the path of a page for every address without one below it: they share one answer. */
const NOT_FOUND = '/*';

export function isNotFound(canonical: string): boolean {
  return canonical.endsWith(NOT_FOUND);
}

/** Other addresses may mean a page to one router and none to the other. */
const PLAIN_PATH = /^(?:\/[\w-]+)+\/?$/;

/** `routes` may grow until the first call. */
export function canonicalAddresses(
  pages: readonly PageRoute[],
  routes: readonly RouterRoute[],
): CanonicalAddress {
  const patterns = pages
    .filter(({ path }) => !isNotFound(path))
    .map((page) => ({ page, pattern: patternOf(page), spelling: spellingOf(page) }));
  const missing = pages
    .filter(({ path }) => isNotFound(path))
    .toSorted((one, other) => other.path.length - one.path.length);
  let otherSegments: ReadonlySet<string> | undefined;
  const trueAddressOf = trueAddresses(pages);
  return (address) => {
    if (trueAddressOf(address) !== undefined) return undefined;
    const { path, search } = partsOf(address);
    const pagePath = pageOfData(path);
    const match = patterns.find(({ pattern }) => pattern.test(pagePath));
    if (match !== undefined && !match.spelling.test(pagePath)) return undefined;
    const query = new URLSearchParams(search);
    if (match !== undefined) return withParameters(path, match.page, query);
    otherSegments ??= new Set(routes.map((route) => firstSegment(route.path)));
    if (otherSegments.has(firstSegment(path))) return path;
    const notFound = missing.find((page) => path.startsWith(page.path.slice(0, -1)));
    const isPlain = PLAIN_PATH.test(path) && (notFound?.parameters?.(query)?.size ?? 0) === 0;
    return isPlain ? notFound?.path : undefined;
  };
}

/**
 * The address of a page that a message put marks behind, or that somebody guessed; undefined for
 * every other address.
 */
export function trueAddresses(pages: readonly PageRoute[]): CanonicalAddress {
  const patterns = pages.filter(({ path }) => !isNotFound(path)).map(patternOf);
  const guesses = new Map(
    pages.flatMap(({ path, guesses = {} }) =>
      Object.entries(guesses).map(([guess, end]) => [guess, { path, end }] as const),
    ),
  );
  return (address) => {
    const { path, search } = partsOf(address);
    if (isDataAddress(path)) return undefined;
    const known = truePath(path);
    const guessed = guesses.get(known.toLowerCase().replace(/\/$/, ''));
    if (guessed !== undefined) return guessed.path + withEnd(trueSearch(search), guessed.end);
    const asked = known + trueSearch(search);
    return asked !== address && patterns.some((pattern) => pattern.test(known)) ? asked : undefined;
  };
}

/** What the guess means wins over what was asked for: it comes first. */
function withEnd(search: string, end: string): string {
  if (!end.startsWith('?')) return search + end;
  return search === '' ? end : `${end}&${search.slice(1)}`;
}

function partsOf(address: string): { path: string; search: string } {
  const end = address.indexOf('?');
  if (end === -1) return { path: address, search: '' };
  return { path: address.slice(0, end), search: address.slice(end) };
}

function withParameters(
  path: string,
  { file, id = file.replace(/\.tsx?$/, ''), parameters }: PageRoute,
  query: URLSearchParams,
): string | undefined {
  const known = parameters === undefined ? new URLSearchParams() : parameters(query);
  if (known === undefined) return undefined;
  const routeIds = query.get('_routes');
  if (routeIds !== null && isDataAddress(path)) {
    if (!['root', id, `root,${id}`].includes(routeIds)) return undefined;
    known.set('_routes', routeIds);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

/** As React Router matches: any case, with or without a slash at the end. */
function patternOf({ path }: PageRoute): RegExp {
  return new RegExp(`^${withSlug(path).replace(/\/$/, '')}/?$`, 'i');
}

/** As the product links to it: the links of a page depend on the spelling it was asked for by. */
function spellingOf({ path }: PageRoute): RegExp {
  return new RegExp(`^${withSlug(path)}$`);
}

function withSlug(path: string): string {
  return path.replace(/\/:\w+/, '/[^/]+');
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? '';
}

/** For links out of messages, whose full stop, bracket or quote came along. */
export function redirectToTrueAddress(pages: readonly PageRoute[]): MiddlewareHandler {
  const trueAddressOf = trueAddresses(pages);
  return async (context, next) => {
    const { method, url } = context.req;
    const { pathname, search } = new URL(url);
    const address =
      method === 'GET' || method === 'HEAD' ? trueAddressOf(pathname + search) : undefined;
    return address === undefined ? next() : context.redirect(address, 301);
  };
}

/** A character as an address writes it. */
const CHARACTER = /%[c-f][\da-f](?:%[89ab][\da-f])+|%[\da-f]{2}|./gisu;
const MAY_END_WITH_MARK = /(?:%[\da-f]{2}|[^\p{L}\p{N}])$/iu;

/** People typed them, as they are: their last sign may be meant. */
const TYPED = /^(?:text|search)=/;
const LIST = /^ids=/;

/** A path without the marks that a message put behind it. */
function truePath(path: string): string {
  const bare = withoutEndSlash(path);
  const kept = withoutEndMarks(bare);
  return kept === bare ? path : withoutEndSlash(kept) || '/';
}

/** The same for a query, from `?` on: its last value and lists of ids. */
function trueSearch(search: string): string {
  if (search === '') return '';
  const parts = search.slice(1).split('&');
  const last = parts.length - 1;
  const kept = parts.map((part, at) =>
    (at === last || LIST.test(part)) && !TYPED.test(part) ? withoutEndMarks(part) : part,
  );
  const query = kept.join('&');
  return query === '' ? '' : `?${query}`;
}

function withoutEndMarks(text: string): string {
  if (!MAY_END_WITH_MARK.test(text)) return text;
  const characters = text.match(CHARACTER) ?? [];
  return characters.slice(0, lengthBeforeMarks(characters.map(decoded))).join('');
}

function decoded(character: string): string {
  try {
    return decodeURIComponent(character);
  } catch {
    return character;
  }
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
