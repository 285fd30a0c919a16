import { isUtf8 } from 'node:buffer';
import { FileRefused } from './rows/file-refused.ts';

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = '\ufeff';
const MAX_CUT_BYTES = 3;
const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;

/** UTF-8, or UTF-16 that begins with its mark. Throws `FileRefused` for another encoding: guessing would store broken names. */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const pieces = chunks[Symbol.asyncIterator]();
  const { value: first = Buffer.alloc(0) } = await pieces.next();
  const all = prepended(first, pieces);
  const encoding = UTF_16.find(({ mark }) => first.subarray(0, mark.length).equals(mark))?.encoding;
  yield* encoding === undefined ? decodeUtf8(all) : decodeUtf16(all, encoding);
}

async function* prepended(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* decodeUtf16(
  chunks: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* decodeUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let kept: Buffer = Buffer.alloc(0);
  let line = 1;
  let offset = 0;
  for await (const chunk of chunks) {
    const bytes = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
    const whole = bytes.subarray(0, bytes.length - cutOff(bytes));
    if (!isUtf8(whole)) throw refusal(whole, line, offset);
    const text = whole.toString('utf8');
    yield offset === 0 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    line += newlines(whole);
    offset += whole.length;
    kept = bytes.subarray(whole.length);
  }
  if (kept.length > 0) throw refusal(kept, line, offset);
}

function cutOff(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(MAX_CUT_BYTES, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < lengthOf(byte) ? back : 0;
  }
  return 0;
}

function lengthOf(leading: number): number {
  if (leading >= 0xf0) return 4;
  return leading >= 0xe0 ? 3 : 2;
}

function newlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

function refusal(bytes: Buffer, line: number, offset: number): FileRefused {
  const at = firstWrongByte(bytes);
  const value = (bytes[at] ?? 0).toString(16).padStart(2, '0').toUpperCase();
  const where = `line ${line + newlines(bytes.subarray(0, at))}, byte ${offset + at + 1} of the file`;
  return new FileRefused(
    `The file is not UTF-8: ${where} is ${value} (hexadecimal). Save it as "CSV UTF-8" and import that.`,
  );
}

/** Finds the first wrong byte by bisection. */
function firstWrongByte(bytes: Buffer): number {
  let valid = 0;
  let wrong = bytes.length;
  while (wrong - valid > 1) {
    const middle = (valid + wrong) >> 1;
    const part = bytes.subarray(0, middle);
    if (isUtf8(part.subarray(0, middle - cutOff(part)))) valid = middle;
    else wrong = middle;
  }
  return wrong - 1 - cutOff(bytes.subarray(0, wrong - 1));
}
