/** One write that a client has sent. */
export interface Write {
  readonly what: 'create' | 'price' | 'photo' | 'removal';
  /** The price, or the id of the photo within the listing; of a photo known with its answer. */
  value: number;
  /** Where the record of file calls stood when the answer had come; undefined without an answer. */
  answeredAt: number | undefined;
}

/** The writes of one listing, which come one after another. */
export interface ListingJournal {
  readonly title: string;
  id: number;
  readonly writes: Write[];
}

interface Expected {
  readonly exists: 'must' | 'may';
  readonly prices: ReadonlySet<number>;
  readonly photos: readonly number[];
  readonly gone: readonly number[];
}

/** What has to be there of a listing when the power goes at `position`. */
export function expectedOf({ writes }: ListingJournal, position: number): Expected {
  const isCertain = ({ answeredAt }: Write) => answeredAt !== undefined && answeredAt <= position;
  const priced = writes.filter(({ what }) => what === 'create' || what === 'price');
  const lastCertain = priced.findLastIndex(isCertain);
  const removed = writes.filter(({ what }) => what === 'removal');
  const removable = new Set(removed.map(({ value }) => value));
  return {
    exists: lastCertain >= 0 ? 'must' : 'may',
    prices: new Set(priced.slice(Math.max(0, lastCertain)).map(({ value }) => value)),
    photos: writes
      .filter((write) => write.what === 'photo' && isCertain(write) && !removable.has(write.value))
      .map(({ value }) => value),
    gone: removed.filter(isCertain).map(({ value }) => value),
  };
}

export function countAnswered(journals: readonly ListingJournal[], position: number): number {
  return journals
    .flatMap(({ writes }) => writes)
    .filter(({ answeredAt }) => answeredAt !== undefined && answeredAt <= position).length;
}
