import { sameName } from './same-name.ts';

/** Asks about a second place of one name, unless it has had that name before. */
export function nameDoubt(
  others: readonly { readonly name: string }[],
  typed: string,
  before: string | undefined,
): string | undefined {
  const twin = typed === before ? undefined : sameName(others, typed);
  return (
    twin && `“${twin.name}” is already in the list. Save again to have a second one of that name.`
  );
}
