import { readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';

const KINDS = ['write', 'sync', 'rename', 'growth'] as const;
const NUMBERS = 7;

export type CallKind = Exclude<(typeof KINDS)[number], 'growth'>;

export interface FailingCall {
  readonly kind: CallKind;
  /** Counted from 1, from now on. */
  readonly position: number;
  /** It says that it succeeded and does nothing. */
  readonly lies?: boolean;
}

export interface FullDisk {
  /** By so many bytes files may still grow. */
  readonly room: number;
  /** Only the file of the database finds no room, as in a checkpoint. */
  readonly isDatabaseOnly?: boolean;
  /** Writes that find no room say that they succeeded. */
  readonly lies?: boolean;
}

/** Chooses which file call of a running server fails; the numbers of `shim/file-calls.c`. */
export function createControl(file: string) {
  writeFileSync(file, new Uint8Array(NUMBERS * Int32Array.BYTES_PER_ELEMENT));
  const write = (numbers: readonly number[]) =>
    writeFileSync(file, new Uint8Array(Int32Array.from(numbers).buffer), { flag: 'r+' });
  const codeOf = (kind: (typeof KINDS)[number]) => KINDS.indexOf(kind) + 1;
  return {
    file,
    arm({ kind, position, lies = false }: FailingCall) {
      const error = kind === 'write' ? constants.errno.ENOSPC : constants.errno.EIO;
      write([codeOf(kind), position, error, Number(lies), 0, 0, 0]);
    },
    fill({ room, isDatabaseOnly = false, lies = false }: FullDisk) {
      const { ENOSPC } = constants.errno;
      write([codeOf('growth'), room, ENOSPC, Number(lies), Number(isDatabaseOnly), 0, 0]);
    },
    /** The process that makes the call gets SIGTERM with it. */
    terminateAt(kind: CallKind, position: number) {
      write([codeOf(kind), position, 0, 0, 0, constants.signals.SIGTERM, 0]);
    },
    disarm: () => write([0]),
    /** Whether the chosen call came. */
    hasFailed: () => readFileSync(file).readInt32LE((NUMBERS - 1) * 4) > 0,
  };
}

export type Control = ReturnType<typeof createControl>;
