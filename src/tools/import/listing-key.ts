import { createHash } from 'node:crypto';
import type { Columns } from './columns.ts';
import { bareName } from './spelling.ts';

const LONGEST_ID = 200;

/** Answers what makes a row the same the next time it comes: the value of the file's own id column, or else all that it says of the listing. */
export function listingKeys(columns: Columns): (row: readonly string[]) => string {
  const id = columns.fields.get('id');
  // Neither the order nor the spelling of the columns belongs to the content, and no column that means nothing here:
  // a rejects file has more of them than its input.
  const ordered = [...columns.fields.values()]
    .map(({ name, index }) => ({ name: bareName(name), index }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

  return (row) => {
    const own = id === undefined ? '' : (row[id.index]?.trim() ?? '');
    if (id !== undefined && own !== '' && own.length <= LONGEST_ID)
      return `id:${bareName(id.name)}:${own}`;
    const hash = createHash('sha256');
    for (const { name, index } of ordered) {
      const value = row[index]?.trim() ?? '';
      if (value !== '') hash.update(`${name}\0${value}\0`);
    }
    return `row:${hash.digest('base64url')}`;
  };
}
