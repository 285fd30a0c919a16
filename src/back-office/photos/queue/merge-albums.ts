import type { Album, CaptionedPhoto } from './album.ts';

interface AlbumMerge {
  /** All photos that the server has, as they shall be. */
  readonly photos: readonly CaptionedPhoto[];
  /** Whether both editors changed the order, or one caption, in different ways. */
  readonly isConflict: boolean;
}

/** Three versions in one: what was, what is wanted here, what the server has now. */
export function mergeAlbums(
  { base, photos: mine }: Pick<Album, 'base' | 'photos'>,
  theirs: readonly CaptionedPhoto[],
): AlbumMerge {
  const idsThere = theirs.map(({ id }) => id);
  const isCommon = ({ id }: { id: number | string }) =>
    [base, mine, theirs].every((photos) => photos.some((photo) => photo.id === id));
  const orderOf = (photos: Album['photos']) =>
    photos
      .filter(isCommon)
      .map(({ id }) => id)
      .join();
  const isOrderMine = orderOf(mine) !== orderOf(base);
  const isOrderTheirs = orderOf(theirs) !== orderOf(base);
  const isOrderConflict = isOrderMine && isOrderTheirs && orderOf(mine) !== orderOf(theirs);

  const captions = theirs.map((their) => mergeCaption(their, base, mine));
  const wanted = mine.flatMap(({ id }) =>
    typeof id === 'number' && idsThere.includes(id) ? [id] : [],
  );
  const others = idsThere.filter((id) => !wanted.includes(id));
  const isNew = (id: number) => wanted.includes(id) && !base.some((photo) => photo.id === id);
  const order =
    isOrderTheirs && !isOrderMine
      ? [...idsThere.filter((id) => !isNew(id)), ...wanted.filter(isNew)]
      : [...wanted, ...others];
  return {
    photos: order.flatMap((id) => captions.filter((photo) => photo.id === id)),
    isConflict: isOrderConflict || captions.some(({ isConflict }) => isConflict),
  };
}

function mergeCaption(
  { id, caption: theirs }: CaptionedPhoto,
  base: Album['base'],
  photos: Album['photos'],
) {
  const was = base.find((photo) => photo.id === id)?.caption;
  const mine = photos.find((photo) => photo.id === id)?.caption ?? theirs;
  const isMine = mine !== was;
  const isConflict = isMine && was !== undefined && theirs !== was && mine !== theirs;
  return { id, caption: isMine ? mine : theirs, isConflict };
}
