import { createHash } from 'node:crypto';
import { isTranslation } from '#features/import/rows/words/translation-columns.ts';
import type { Columns } from './rows/columns.ts';
import { bareName } from './rows/spelling.ts';

const MAX_ID_LENGTH = 200;
/** Begins the keys of rows with a column `id`, which exports have. */
export const OWN_ID_KEY = 'id:id:';

/** By the file's own id column, else by the row's content. */
export function rowKeys(columns: Columns): (row: readonly string[]) => string {
  const id = columns.fields.get('id');
  // Order and spelling of columns do not count, nor unknown columns: a rejects file has more of
  // them. Nor do translations and images: they make no other listing.
  const ordered = [...columns.fields]
    .filter(([field]) => !isTranslation(field) && field !== 'images')
    .map(([, { name, index }]) => ({ name: bareName(name), index }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

  return (row) => {
    const own = id === undefined ? '' : (row[id.index]?.trim() ?? '');
    if (id !== undefined && own !== '' && own.length <= MAX_ID_LENGTH)
      return `id:${bareName(id.name)}:${own}`;
    const hash = createHash('sha256');
    for (const { name, index } of ordered) {
      const value = row[index]?.trim() ?? '';
      if (value !== '') hash.update(`${name}\0${value}\0`);
    }
    return `row:${hash.digest('base64url')}`;
  };
}
