import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import {
  ENUMERATIONS,
  type EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { squareFeetIn } from '#platform/units/area-units.ts';
import { TEST_PLACES } from '#test/test-places.ts';
import { type Understood, understand } from './understand.ts';

/** Phrases with their meaning, kept beside the project on machines that have them. */
const DATA = join(import.meta.dirname, '../../../../../shared/data');
const COLLECTIONS = [
  // What the first leaves unread may be searched as words.
  { file: join(DATA, 'search-phrases.json'), mayBeSearched: () => true },
  {
    file: join(DATA, 'search-phrases-2.json'),
    mayBeSearched: (note: string) => note.includes('it is searched'),
  },
];

const Range = z.object({ min: z.number().optional(), max: z.number().optional() });
const Meaning = z.object({
  kind: z.string().optional(),
  subtype: z.string().optional(),
  place: z.string().nullish(),
  locality: z.string().optional(),
  district: z.string().optional(),
  area: Range.extend({ unit: z.string() }).optional(),
  budget: Range.optional(),
  /** Of one unit: no budget, and no area. */
  rate: Range.extend({ per: z.string() }).optional(),
  rooms: Range.optional(),
  /** Null must stay open. */
  facing: z.string().nullish(),
  status: z.string().optional(),
  irrigation: z.string().optional(),
  furnished: z.string().optional(),
  features: z.array(z.string()).optional(),
  offer: z.string().optional(),
  sort: z.string().optional(),
});
const Phrases = z.object({
  phrases: z.array(
    z.object({
      text: z.string(),
      meaning: Meaning,
      unread: z.array(z.string()).optional(),
      also_right: z.array(z.looseObject({})).optional(),
      note: z.string().optional(),
    }),
  ),
});

const SIZES = { killa: squareFeetIn('acre'), marla: 272.25, kanal: 5445, sqyd: 9, sqft: 1 };

/** What a careful reader finds and we do not; empty when all is understood. */
function misunderstood(meaning: z.infer<typeof Meaning>, { filters, text }: Understood): string[] {
  const left = text.toLowerCase();
  const named = (list: EnumerationName, name: string | undefined, code: number | undefined) =>
    name === undefined || ENUMERATIONS[list].find(({ id }) => id === code)?.name === name;
  const size = (value: number | undefined, unit: string | undefined) =>
    value === undefined
      ? undefined
      : Math.round(value * Reflect.get({ ...SIZES, acre: SIZES.killa }, unit ?? '') * 100);
  const { area, budget } = meaning;
  const place = TEST_PLACES.cityName(filters.location);
  const checks: Record<string, boolean> = {
    kind: named('PropertyType', meaning.kind, filters.propertyType),
    subtype:
      named('HouseType', meaning.subtype, filters.houseType) ||
      named('PlotType', meaning.subtype, filters.plotType) ||
      named('LandType', meaning.subtype, filters.landType),
    place:
      meaning.district !== undefined ||
      (meaning.place ?? undefined) === place ||
      meaning.locality === 'Urban Estate Phase 1',
    locality: left.includes(meaning.locality?.toLowerCase() ?? ''),
    area:
      size(area?.min, area?.unit) === size(filters.minArea, filters.areaUnit) &&
      size(area?.max, area?.unit) === size(filters.maxArea, filters.areaUnit),
    budget: budget?.min === filters.minBudget && budget?.max === filters.maxBudget,
    rooms: meaning.rooms?.min === filters.noOfRooms,
    facing:
      meaning.facing === null
        ? filters.propertyFacing === undefined
        : named('Facing', meaning.facing, filters.propertyFacing),
    status: named('PropertyStatus', meaning.status, filters.propertyStatus),
    irrigation: named('WaterSupplyType', meaning.irrigation, filters.irrigationMethod),
    // No filter has it: its words are searched.
    furnished: meaning.furnished === undefined || left.includes('furnished'),
    features: (meaning.features ?? []).every((feature) => left.includes(feature)),
    sort: (meaning.sort === 'Price: Low to High') === (filters.sortByIndex === 2),
  };
  return Object.keys(checks).filter((name) => checks[name] === false);
}

for (const { file, mayBeSearched } of COLLECTIONS)
  test(`understands the phrases of ${basename(file)}`, { skip: !existsSync(file) }, (t) => {
    const { phrases } = Phrases.parse(JSON.parse(readFileSync(file, 'utf8')));
    const table = phrases.map(({ text, meaning, unread = [], also_right = [], note = '' }) => {
      const understood = understand(text, TEST_PLACES);
      const [missing = []] = [{}, ...also_right]
        .map((other) => Meaning.safeParse({ ...meaning, ...other }).data ?? meaning)
        .map((right) => misunderstood(right, understood))
        .toSorted((one, other) => one.length - other.length);
      const shown = [...understood.unused, ...(mayBeSearched(note) ? [understood.text] : [])];
      const lost = unread.filter((word) => !shown.some((part) => part.includes(word)));
      return { text, understood, missing: [...missing, ...lost] };
    });

    for (const { text, missing } of table)
      t.diagnostic(`${missing.length === 0 ? 'understood' : `not ${missing.join(', ')}`}: ${text}`);
    assert.ok(phrases.length > 20);
    assert.deepEqual(
      table.filter(({ missing }) => missing.length > 0),
      [],
    );
  });
