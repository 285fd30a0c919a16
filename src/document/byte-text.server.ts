/**
 * A page in UTF-8 as a string with one character for each byte. With one letter of Gurmukhi, a string
 * of letters takes twice the memory, and so does each of its copies; to search, cut and hash a page,
 * its letters need not be known.
 */
export function toByteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}

export function bytesOf(byteText: string): Buffer<ArrayBuffer> {
  return Buffer.from(byteText, 'latin1');
}
