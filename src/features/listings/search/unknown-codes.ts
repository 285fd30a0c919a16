import { isEnumerationId } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf } from '#features/listings/field-queries.ts';
import { COMPARISONS, type FilterMember } from './filters.ts';
import type { SetFilters } from './set-filters.ts';

/** The members that ask for a code which no enumeration has: a search of them finds nothing. */
export function unknownCodes(filters: SetFilters): (FilterMember | 'propertyType')[] {
  const ofFields = COMPARISONS.flatMap(({ member, field }) => {
    const asked = fieldOf(field);
    return asked.type === 'code' ? [{ member, list: asked.list }] : [];
  });
  return [{ member: 'propertyType', list: 'PropertyType' } as const, ...ofFields]
    .filter(({ member, list }) => filters[member] && !isEnumerationId(list, filters[member]))
    .map(({ member }) => member);
}
