/** Browsers show these as blanks or not at all. */
const OTHER_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/**
 * Joiners, which shape letters and emoji, and plain direction marks stay. So does NUL, which is
 * refused. Halves of surrogate pairs and the last two code points of a plane can stand in no XML.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff]/gu;

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Trimmed; '' when nothing of it is visible. */
export function manyLines(text: string): string {
  const meant = text.replace(OTHER_BREAKS, '\n').replace(INVISIBLE, '').trim();
  return VISIBLE.test(meant) ? meant : '';
}

/** The same, with each run of white space as one blank. */
export function oneLine(text: string): string {
  return manyLines(text).replace(/\s+/g, ' ');
}
