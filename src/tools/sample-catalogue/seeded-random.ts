/** The same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 to 1, exclusive. */
  next(): number;
  between(least: number, most: number): number;
  /** An integer, both ends inclusive. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** The probability of an item is proportional to its weight. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item;
}

/** The algorithm is mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    whole,
    pick,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    weighted(items) {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      for (const item of items) {
        left -= item.weight;
        if (left < 0) return item;
      }
      return pick(items);
    },
  };
}
