import type { ReadSheet } from '#features/import/rows/csv-file.ts';
import type { ImportField } from '#features/import/rows/spellings/column-spellings.ts';
import type { SheetRow, SheetSettings, SheetSummary } from '#features/import/sheet/import-sheet.ts';
import type { City } from '#features/listings/place.ts';

/** What the page asks of the worker that holds the rows; each but `checked` has one answer. */
export type WorkerRequest =
  | {
      readonly do: 'open';
      readonly file: File;
      readonly cities: readonly City[];
      /** Of an Excel file. */
      readonly sheetName?: string | undefined;
    }
  | { readonly do: 'check'; readonly settings: SheetSettings }
  | {
      readonly do: 'rows';
      readonly isWrongOnly: boolean;
      readonly from: number;
      readonly count: number;
    }
  | {
      readonly do: 'mend';
      readonly index: number;
      readonly field: ImportField;
      readonly value: string;
    }
  | { readonly do: 'leave out'; readonly index: number; readonly isLeftOut: boolean }
  | { readonly do: 'confirm'; readonly index: number }
  | { readonly do: 'pack' };

export interface WorkerAnswer {
  readonly refused?: string;
  readonly checked?: number;
  readonly summary?: SheetSummary;
  /** The file is an archive, which is sent with the rows. */
  readonly hasPhotos?: boolean;
  /** Of an Excel file, also when its rows cannot be imported. */
  readonly readSheet?: ReadSheet | undefined;
  readonly rows?: readonly SheetRow[];
  readonly packed?: Uint8Array<ArrayBuffer>;
  readonly map?: Record<string, string>;
}
