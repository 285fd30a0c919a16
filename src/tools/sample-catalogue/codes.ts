import {
  ENUMERATIONS,
  type EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';

type NameIn<List extends EnumerationName> = (typeof ENUMERATIONS)[List][number]['name'];

type EnumerationId = (typeof ENUMERATIONS)[EnumerationName][number]['id'];

export function enumerationId<List extends EnumerationName>(
  list: List,
  name: NameIn<List>,
): EnumerationId {
  const value = ENUMERATIONS[list].find((value) => value.name === name);
  if (value === undefined) throw new RangeError(`${list} has no ${name}.`);
  return value.id;
}
