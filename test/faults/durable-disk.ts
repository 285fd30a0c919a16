import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Random } from '#bench/random.ts';
import type { FileCall } from './file-calls.ts';

const SECTOR_BYTES = 512;

type Change = Pick<FileCall, 'call' | 'offset' | 'data'>;

interface File {
  durable: Buffer;
  /** Since the last sync. */
  readonly unsynced: Change[];
}

type Node = File | 'folder';

interface NameChange {
  readonly path: string;
  /** Undefined when the name goes. */
  readonly node: Node | undefined;
}

/**
 * A disk that keeps what was synced: the content of a file with its own sync, a name with the sync
 * of its folder, as POSIX promises and no more.
 */
export class DurableDisk {
  readonly #root: string;
  readonly #byInode = new Map<number, File>();
  /** As the running system sees them. */
  readonly #names = new Map<string, Node>();
  readonly #durableNames = new Map<string, Node>();
  readonly #unsyncedNames = new Map<string, NameChange[]>();

  constructor(root: string) {
    this.#root = root;
  }

  apply({ call, inode, path, other, offset, data }: FileCall): void {
    const file = this.#byInode.get(inode);
    switch (call) {
      case 'create': {
        const created: File = { durable: Buffer.alloc(0), unsynced: [] };
        this.#byInode.set(inode, created);
        this.#rename(path, created);
        break;
      }
      case 'write':
      case 'truncate':
        file?.unsynced.push({ call, offset, data });
        break;
      case 'sync':
        if (file === undefined) this.#syncFolder(path);
        else sync(file);
        break;
      case 'rename': {
        const node = this.#names.get(path);
        this.#rename(path, undefined);
        this.#rename(other, node);
        break;
      }
      case 'link':
        this.#rename(path, this.#names.get(other));
        break;
      case 'mkdir':
        this.#rename(path, 'folder');
        break;
      case 'unlink':
        this.#rename(path, undefined);
        break;
    }
  }

  /** Writes what is left into a folder; with `random`, some of what was not synced is there too. */
  writeAfterCut(folder: string, random?: Random): void {
    const names = new Map(this.#durableNames);
    for (const changes of this.#unsyncedNames.values()) {
      const kept = random === undefined ? 0 : random.below(changes.length + 1);
      for (const { path, node } of changes.slice(0, kept)) setName(names, path, node);
    }
    const isReached = (path: string): boolean =>
      path === this.#root || (names.get(path) === 'folder' && isReached(dirname(path)));
    for (const [path, node] of names) {
      const target = join(folder, relative(this.#root, path));
      if (!isReached(dirname(path))) continue;
      mkdirSync(node === 'folder' ? target : dirname(target), { recursive: true });
      if (node !== 'folder') writeFileSync(target, contentAfterCut(node, random), { mode: 0o600 });
    }
  }

  #rename(path: string, node: Node | undefined): void {
    setName(this.#names, path, node);
    const folder = dirname(path);
    const changes = this.#unsyncedNames.get(folder) ?? [];
    changes.push({ path, node });
    this.#unsyncedNames.set(folder, changes);
  }

  #syncFolder(folder: string): void {
    for (const { path, node } of this.#unsyncedNames.get(folder) ?? [])
      setName(this.#durableNames, path, node);
    this.#unsyncedNames.delete(folder);
  }
}

function setName(names: Map<string, Node>, path: string, node: Node | undefined): void {
  if (node === undefined) names.delete(path);
  else names.set(path, node);
}

function sync(file: File): void {
  file.durable = withChanges(file.durable, file.unsynced);
  file.unsynced.length = 0;
}

function contentAfterCut({ durable, unsynced }: File, random: Random | undefined): Buffer {
  if (random === undefined) return durable;
  const kept = unsynced.filter(() => random.chance(0.5));
  return withChanges(
    Buffer.from(durable),
    kept.map((change) => (random.chance(0.2) ? torn(change, random) : change)),
  );
}

function torn(change: Change, random: Random): Change {
  const sectors = random.below(Math.ceil(change.data.length / SECTOR_BYTES) + 1);
  return { ...change, data: change.data.subarray(0, sectors * SECTOR_BYTES) };
}

/** May change `content`, as the log of a database would otherwise be copied with each commit. */
function withChanges(content: Buffer, changes: readonly Change[]): Buffer {
  return changes.reduce((before, { call, offset, data }) => {
    const end = call === 'truncate' ? offset : Math.max(before.length, offset + data.length);
    const after = end <= before.length ? before.subarray(0, end) : Buffer.concat([before], end);
    data.copy(after, offset);
    return after;
  }, content);
}
