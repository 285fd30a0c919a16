import { gunzipSync } from 'fflate';
import { isZip } from '#features/import/excel/excel-parts.ts';
import { excelCsv } from '#features/import/excel/excel-rows.ts';
import { type CsvPart, openCsv } from '#features/import/rows/csv-file.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';

const TOP_LENGTH = 1_000_000;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;

/** Files that people mistake for tables, by their first bytes. */
const OTHER_KINDS: readonly (readonly [readonly number[], string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old or a locked Excel file; save it as .xlsx without a password'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture, whatever its name says'],
  [[0xff, 0xd8, 0xff], 'a picture, whatever its name says'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture, whatever its name says'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF; only tables can be imported'],
];

/**
 * The rows of a CSV or Excel file, by what it holds, and not by its name. `sheetName` says which
 * sheet of an Excel file is read. Throws `FileRefused` in one sentence.
 */
export function fileRows(bytes: Uint8Array, sheetName?: string): CsvPart {
  if (isZip(bytes)) return excelCsv(bytes, sheetName);
  const unpacked = startsWith(bytes, [0x1f, 0x8b]) ? unpack(bytes) : bytes;
  const other = OTHER_KINDS.find(([start]) => startsWith(unpacked, start));
  if (other !== undefined) throw new FileRefused(`This file is ${other[1]}.`);
  const text = decode(unpacked);
  const csv = openCsv(text.slice(0, TOP_LENGTH));
  const { delimiter, records } = csv.push(text);
  return { delimiter, records: [...records, ...csv.end().records] };
}

/** A byte order mark says that a text is UTF-16; any other encoding could only be guessed. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefused(
      'This file is not UTF-8, so its names could be read wrongly. Save it as "CSV UTF-8", or choose the Excel file itself.',
    );
  }
}

function unpack(bytes: Uint8Array): Uint8Array {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  if (size > MAX_UNPACKED_BYTES) throw new FileRefused('This file unpacks to more than 256 MB.');
  try {
    return gunzipSync(bytes);
  } catch {
    throw new FileRefused('The gzip data of this file is damaged.');
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
