// Runs in the copy that `planted-field.test.ts` planted a field into; prints where it appears.
import { fieldsOfType, formFieldSpec } from '#back-office/pages/listings/form-fields.ts';
import {
  bodyOf,
  EMPTY_FORM,
  formErrors,
  formOf,
} from '#back-office/pages/listings/listing-body.ts';
import { readColumns } from '#features/import/rows/columns.ts';
import { listingReader } from '#features/import/rows/listing-from-row.ts';
import { Listing } from '#features/listings/listing.ts';
import { formatFilters, NO_FILTERS, parseFilters } from '#features/listings/search/filters.ts';
import { filterParts } from '#features/listings/understand/sentence.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { insertCity } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { TEST_PLACES } from '#test/test-places.ts';
import { SENTENCE_MESSAGES } from '#web/messages/composed-messages.server.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { filterGroups } from '#web/pages/explore/filters-of-kind.server.ts';
import { loadOverview } from '#web/pages/listing/load-facts.server.ts';

/** What is asked of the planted field; the texts are as somebody types them. */
export interface Meeting {
  readonly field: string;
  readonly value: string;
  readonly refused: string;
  /** Of the address of a search that finds the listing, and the members of one that does not. */
  readonly query: string;
  readonly missed: object;
  readonly imported: { readonly heading: string; readonly cell: string };
  /** In the search box. */
  readonly phrase: string;
}

const SHOP = 400;
const meeting: Meeting = JSON.parse(process.argv[2] ?? '');
const { field, value } = meeting;
await using app = await createTestApp({}, await openTestDatabase('sqlite'));
const staff = await createStaffClient(app);
const cityID = String(await insertCity(app.db));

const name = fieldsOfType(String(SHOP)).find((known) => known.endsWith(`_${field}`));
if (name === undefined) throw new Error(`The form of shops does not ask for ${field}.`);
const form = {
  ...EMPTY_FORM,
  ...{ propertyType: String(SHOP), countryId: '1', stateId: '1', cityID },
  ...{ title: 'Planted', description: 'New.', neighbourhood: 'Bazaar', price: '0' },
  ...{ shop_totalArea: '90', [name]: value },
};
const created = await staff.post('/api/Property', bodyOf(form));
const listing = Listing.parse(created.body);

const filters = parseFilters(new URLSearchParams(meeting.query));
const search = (filter: object) => staff.post('/api/Property/filtered-properties', filter);
const found = [await search(filters), await search({ ...NO_FILTERS, ...meeting.missed })];

const names = ['propertyType', 'city', 'neighbourhood', 'title', 'description', 'price', 'area'];
const columns = readColumns([...names, meeting.imported.heading], new Map());
const facts = { state: 'Punjab', country: 'India', marla: 272.25, now: new Date() };
const sold = ['shop', 'Jalandhar', 'Bazaar', 'Planted', 'New.', '0', '90'];
const row = [...sold, meeting.imported.cell];
const { listing: imported } = listingReader(columns, facts)(row);

const understood = understand(meeting.phrase, TEST_PLACES);

console.log(
  JSON.stringify({
    label: formFieldSpec(name).label,
    unit: formFieldSpec(name).unit,
    refused: formErrors({ ...form, [name]: meeting.refused }),
    answered: created.body.shop[field],
    asked: Object.entries(formOf(listing)).filter(([known]) => known === name),
    overview: LANGUAGE_CODES.flatMap((language) =>
      loadOverview(listing, language).filter(({ topic }) => String(topic) === field),
    ),
    address: formatFilters(filters).toString(),
    found: found.map(({ body }) => body.totalCount),
    filter: filterGroups(SHOP, MESSAGES.en).find((group) => group.field === String(field)),
    imported: Object.entries(imported?.input.shop ?? {}).filter(([known]) => known === field),
    understood: filterParts(understood.filters, undefined, SENTENCE_MESSAGES.en),
    left: understood.text,
  }),
);
