import { sweepPhotos } from '#features/listings/photos/sweep-photos.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openMedia } from '#platform/media/open-media.server.ts';
import { photoFilePaths } from '#platform/media/photo-variants.ts';

/** Later than the sweep waits for uploads that are still running. */
const LATER_MS = 2 * 60 * 60 * 1000;

/** Runs the promised sweep; then no file is without a row, and no row without its files. */
export async function faultsAfterSweep(
  folder: string,
): Promise<{ swept: number; faults: string[] }> {
  const location = { DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_REPLICA_URLS: [] };
  const database = await openDatabase(location);
  try {
    const media = await openMedia({ DATA_DIR: folder, MEDIA_URL: undefined });
    const swept = await sweepPhotos(database.db, media, new Date(Date.now() + LATER_MS));
    const rows = await database.db.selectFrom('image').select(['path', 'width']).execute();
    const named = new Set(rows.flatMap(photoFilePaths));
    const there = new Set<string>();
    for await (const { path } of media.list()) there.add(path);
    return {
      swept,
      faults: [
        ...[...there]
          .filter((path) => !named.has(path))
          .map((path) => `a file without a row: ${path}`),
        ...[...named]
          .filter((path) => !there.has(path))
          .map((path) => `a row without its file: ${path}`),
      ],
    };
  } finally {
    await database.close();
  }
}
