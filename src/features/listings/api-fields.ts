import { ALL_FIELDS } from './field-queries.ts';
import { COMMON, type FieldName, OWN } from './fields.ts';

function inApiOrder<Name extends FieldName>(names: readonly Name[]): readonly Name[] {
  return names.toSorted((one, other) => ALL_FIELDS.indexOf(one) - ALL_FIELDS.indexOf(other));
}

/** The fields of every listing and of each kind, in the order of the API's members. */
export const API_FIELDS = {
  common: inApiOrder(COMMON),
  house: inApiOrder(OWN.house),
  plot: inApiOrder(OWN.plot),
  land: inApiOrder(OWN.land),
  shop: inApiOrder(OWN.shop),
};
