import { unzipSync } from 'fflate';
import { FileRefused } from '#features/import/rows/file-refused.ts';

/** Far more than a hundred thousand listings need; a small file may unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 160 * 1024 * 1024;
const PART =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte);
}

/** The XML texts of a workbook by their paths. Throws `FileRefused` for any other archive. */
export function excelParts(bytes: Uint8Array): (path: string) => string {
  const parts = unpack(bytes);
  const byPath = new Map(Object.entries(parts).map(([path, part]) => [path.toLowerCase(), part]));
  if (!byPath.has('xl/workbook.xml'))
    throw new FileRefused('The file is a zip archive, but no Excel workbook.');
  const decoder = new TextDecoder();
  return (path) => decoder.decode(byPath.get(path.toLowerCase()));
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      // fflate unpacks no more of a part than this size says.
      filter({ name, originalSize }) {
        if (!PART.test(name)) return false;
        total += originalSize;
        if (total > MAX_UNPACKED_BYTES)
          throw new FileRefused(
            `The Excel file unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB. Split it into several files.`,
          );
        return true;
      },
    });
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(
      'The Excel file is damaged. Open it in Excel, save it again and try that.',
    );
  }
}
