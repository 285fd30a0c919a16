/** A listing as the box offers it when a property number is typed. */
export interface NumberedListing {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
}

/** Where they are; `number` in its query is the number's beginning. */
export const NUMBERED_LISTINGS = '/numbered-listings.json';

const NUMBER = /^[1-9]\d{0,8}$/;

export function numberIn(query: URLSearchParams): number | undefined {
  const text = query.get('number') ?? '';
  return NUMBER.test(text) ? Number(text) : undefined;
}

/** The parameters of the address that its answer depends on. */
export function numberParameters(query: URLSearchParams): URLSearchParams {
  const number = numberIn(query);
  return new URLSearchParams(number === undefined ? {} : { number: String(number) });
}
