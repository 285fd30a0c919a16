import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A list that was fetched whole is searched, sorted and paged where it is; it is fetched again when something was written. */
export function onlyWhenWritten({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
