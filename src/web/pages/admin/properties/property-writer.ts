import { Property } from '#features/properties/property.ts';
import { PropertyInput } from '#features/properties/property-input.ts';
import { createRecordWriter, type RecordWriter, type WriterState } from '#web/pages/admin/api/record-writer.ts';
import { bodyOf, formOf } from './property-body.ts';

/** Writes one listing, `begun` by an earlier page or not. */
export function createPropertyWriter(begun?: WriterState): RecordWriter<Property> {
  return createRecordWriter(Property, '/api/Property', { begun, isStoredAs });
}

/** Whether a listing is what a body made of it. The rules bring both into one shape: links, blanks, what was left out. */
function isStoredAs(property: Property, body: object): boolean {
  return asStored(bodyOf(formOf(property))) === asStored(body);
}

function asStored(body: object): string {
  const { countryId: _, stateId: __, ...input } = PropertyInput.parse(body);
  return JSON.stringify(input);
}
