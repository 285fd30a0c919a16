import { readFileSync } from 'node:fs';

const KILOBYTES_PER_PAGE = 4;
const TICKS_PER_SECOND = 100;
const INTERVAL_MS = 100;

interface Used {
  readonly megabytes: number;
  readonly processorSeconds: number;
}

/** What a process and its children use; nothing of those that have ended. */
export function usedByTree(pid: number): Used {
  const own = usedBy(pid);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.map((child) => usedByTree(Number(child))).reduce(sum, own);
}

/** The most memory that a process and its children have at one time. */
export function watchTree(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, usedByTree(pid).megabytes);
  }, INTERVAL_MS).unref();
  return {
    stop(): number {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}

function usedBy(pid: number): Used {
  // The name of the process, in parentheses, may have spaces.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const field = (name: keyof typeof FIELDS) => Number(fields[FIELDS[name]] ?? 0);
  return {
    megabytes: (field('residentPages') * KILOBYTES_PER_PAGE) / 1024,
    processorSeconds: (field('userTicks') + field('systemTicks')) / TICKS_PER_SECOND,
  };
}

/** Positions behind the name, see proc(5). */
const FIELDS = { userTicks: 11, systemTicks: 12, residentPages: 21 };

function sum(one: Used, other: Used): Used {
  return {
    megabytes: one.megabytes + other.megabytes,
    processorSeconds: one.processorSeconds + other.processorSeconds,
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
