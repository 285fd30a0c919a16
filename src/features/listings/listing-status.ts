/** Codes of `ListingStatus`. */
export const AVAILABLE = 1;
export const UNDER_DEAL = 2;
export const SOLD = 3;
export const DRAFT = 5;

export const SOLD_PAGE_DAYS = 90;
export const REDUCED_DAYS = 90;
export const TRASH_DAYS = 30;
export const NEW_DAYS = 7;
/** What was not checked for so long is to be confirmed. */
export const CONFIRM_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What visitors see. */
export const PUBLIC_STATUSES: readonly number[] = [AVAILABLE, UNDER_DEAL];

export function isPublicStatus(status: number): boolean {
  return PUBLIC_STATUSES.includes(status);
}

/** Whether visitors see, or for a while still see, a page of it. */
export function hasPage(status: number): boolean {
  return isPublicStatus(status) || status === SOLD;
}

/** As instants are stored. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
