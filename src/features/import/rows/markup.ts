import { decodeEntities } from './entities.ts';

/** These begin and end a line. */
const BLOCKS =
  wordSet(`address article aside blockquote body caption center dd details dialog dir div
  dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav
  ol optgroup option p pre section summary table tbody tfoot thead tr ul`);
/** These part what stands in one line. */
const CELLS = wordSet('td th');
/** What stands inside these is no text of the page. */
const HIDDEN = wordSet('script style head title template noscript xml');
const INLINE =
  wordSet(`a abbr acronym area audio b base bdi bdo big button canvas cite code col colgroup
  data datalist del dfn em embed font i iframe img input ins kbd label link map mark meta meter nobr
  object output param picture progress q rp rt ruby s samp select small source span strike strong sub
  sup svg textarea time track tt u var video wbr`);
/** As Word writes them: `<o:p>`. */
const OF_WORD = /^(?:o|v|w|m|st1):/;

/** Other words without a value are no attributes: `a <b and c> d` is plain text. */
const FLAGS =
  'allowfullscreen|async|autoplay|checked|compact|controls|defer|disabled|download|hidden|itemscope|loop|multiple|muted|noshade|nowrap|open|readonly|required|reversed|selected';
const ATTRIBUTE = String.raw`[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)|(?:${FLAGS})(?=[\s/>])`;
const TAG = new RegExp(
  String.raw`<(/?)([a-z][a-z0-9]*(?::[a-z0-9]+)?)(?:\s+(?:${ATTRIBUTE}))*\s*/?>`,
  'iy',
);
/** `<![endif]-->` and `<!DOCTYPE html>` say nothing, nor does `<?xml … ?>`. */
const DECLARATION = /<!(?:\[[^\]<>]*\](?:--)?|doctype[^<>]*)>|<\?xml[^<>]*\?>/iy;
const COMMENT = '<!--';
const END_OF_COMMENT = '-->';

/**
 * What a cell with HTML of another system says, with its lines. What is no known tag or entity
 * stays, as in `3 < 5` and `AT&T`.
 */
export function withoutMarkup(text: string): string {
  // Most cells have neither, and there are many.
  if (text.includes('<')) return decodeEntities(withoutTags(text));
  return text.includes('&') ? decodeEntities(text) : text;
}

function withoutTags(text: string): string {
  const written = textLines();
  let from = 0;
  let isMarkup = false;
  const lastComment = text.lastIndexOf(END_OF_COMMENT);
  for (let at = text.indexOf('<'); at >= 0; ) {
    const mark = markAt(text, at, lastComment);
    if (mark !== undefined) {
      isMarkup = true;
      written.add(text.slice(from, at));
      if (mark.name === 'br') written.endLine();
      else if (BLOCKS.has(mark.name)) written.endBlock();
      else if (CELLS.has(mark.name)) written.endCell();
      from = mark.end;
    }
    at = text.indexOf('<', mark?.end ?? at + 1);
  }
  if (!isMarkup) return text;
  written.add(text.slice(from));
  return written.text();
}

interface Mark {
  /** '' for comments and the like. */
  readonly name: string;
  readonly end: number;
}

/** What begins at a `<`; undefined for text. `lastComment` is where the last comment ends. */
function markAt(text: string, at: number, lastComment: number): Mark | undefined {
  if (text.startsWith(COMMENT, at) && lastComment >= at + COMMENT.length) {
    const end = text.indexOf(END_OF_COMMENT, at + COMMENT.length);
    return { name: '', end: end + END_OF_COMMENT.length };
  }
  DECLARATION.lastIndex = at;
  if (DECLARATION.test(text)) return { name: '', end: DECLARATION.lastIndex };
  TAG.lastIndex = at;
  const [, slash, written = ''] = TAG.exec(text) ?? [];
  const name = written.toLowerCase();
  const isKnown =
    name === 'br' ||
    BLOCKS.has(name) ||
    CELLS.has(name) ||
    INLINE.has(name) ||
    HIDDEN.has(name) ||
    OF_WORD.test(name);
  if (slash === undefined || !isKnown) return undefined;
  const end = TAG.lastIndex;
  return { name, end: slash === '' && HIDDEN.has(name) ? endOfHidden(text, name, end) : end };
}

/** What is never closed goes on to the end, as browsers read it. */
function endOfHidden(text: string, name: string, from: number): number {
  const close = new RegExp(`</${name}\\s*>`, 'gi');
  close.lastIndex = from;
  return close.test(text) ? close.lastIndex : text.length;
}

/** Blanks and line ends of the source count once, and not at all beside a tag that ends a line. */
function textLines() {
  const lines: string[] = [];
  let line = '';

  function endLine(): void {
    lines.push(line.trimEnd());
    line = '';
  }

  return {
    add(source: string): void {
      const text = source.replace(/\r\n?/g, '\n').replace(/[ \t]+/g, ' ');
      line += line === '' || line.endsWith('\t') ? text.trimStart() : text;
    },
    endLine,
    endBlock(): void {
      if (line !== '') endLine();
    },
    endCell(): void {
      // A tab, which no text has here, until the next text.
      if (line !== '') line = `${line.trimEnd()}\t`;
    },
    text: () => [...lines, line].join('\n').replaceAll('\t', ' ').trim(),
  };
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
