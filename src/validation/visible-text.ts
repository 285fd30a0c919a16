/** Line breaks of word processors and old machines, which browsers show as blanks or not at all. */
const OTHER_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/**
 * What comes along with copied text and is neither seen nor meant: control characters, embeddings and overrides of direction (they make
 * a text read differently from what it is), blanks without width, soft hyphens. The joiners, which shape letters and emoji, and the
 * plain marks of direction stay. NUL stays too: it is no slip of copying, and is refused.
 */
const UNMEANT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Neither a blank nor a character that is drawn as nothing. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text of several lines as it is meant, trimmed; '' when nothing of it can be seen. */
export function textOfLines(text: string): string {
  const meant = text.replace(OTHER_BREAKS, '\n').replace(UNMEANT, '').trim();
  return SEEN.test(meant) ? meant : '';
}

/** The same of one line, in which every run of white space is one blank. */
export function oneLine(text: string): string {
  return textOfLines(text).replace(/\s+/g, ' ');
}
