import { FILTERS, type FieldName } from '#features/listings/fields.ts';
import { HOUSE, LAND, SHOP } from '#features/listings/listing-kind.ts';
import {
  FRONT,
  FURNISHING,
  NEGOTIABLE,
  NUMBER_PATTERNS,
  PARKING,
  PLACE_NOISE,
  QUARTER,
  QUARTERS_OF_TOWNS,
  ROAD_WIDTH,
  STOREYS,
} from '#features/listings/spellings/forward-spellings.ts';
import { phrases } from '#features/listings/spellings/phrases.ts';
import { DISTRICT_WORDS, TEHSIL_WORDS } from '#features/listings/spellings/region-spellings.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { PIN_CODE, withoutEdges } from '#features/listings/understand/address-words.ts';
import { readDetails, readFlags } from '#features/listings/understand/read-details.ts';
import { readKind } from '#features/listings/understand/read-kind.ts';
import { type KnownPlaces, readPlace } from '#features/listings/understand/read-place.ts';
import { Reading, type UnderstoodFilters } from '#features/listings/understand/reading.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { marksOf, marksOfName, movedBy, type WordMark, withoutOverlaps } from './mark-words.ts';
import { type Measures, readMeasures, totalOf } from './read-measures.ts';

/** What a forwarded message says of one property; what it does not say is absent. */
export interface Offer {
  /** The part of the message that is about it, without telephone numbers. */
  readonly text: string;
  /** Which words of that part said what. */
  readonly marks: readonly WordMark[];
  readonly propertyType: number | undefined;
  readonly cityId: number | undefined;
  /** The city of the other offers, where this one names none. */
  readonly proposedCityId: number | undefined;
  /** Values as the listing form has them. */
  readonly said: Readonly<Partial<Record<FieldName, string>>>;
  /** Asked for a unit of area, and what that comes to: computed, not said. */
  readonly rate:
    | { readonly rupees: number; readonly unit: AreaUnit; readonly total?: number }
    | undefined;
  readonly isNegotiable: boolean;
  readonly isRent: boolean;
}

const DISTRICTS = phrases([[true, `${TEHSIL_WORDS},${DISTRICT_WORDS}`]]);

type Said = Partial<Record<FieldName, string>>;

export function readOffer(text: string, places: KnownPlaces): Offer {
  let at = -1;
  const lines = text.split('\n').map((line, index, all) => {
    at += index === 0 ? 1 : (all[index - 1]?.length ?? 0) + 1;
    return { ...readLine(line, places), at };
  });
  const first = <Value>(of: (line: Line) => Value | undefined) =>
    lines.map(of).find((value) => value !== undefined);
  const filters = Object.assign({}, ...lines.map(({ reading }) => reading.filters).toReversed());
  const measures = lines.map((line) => line.measures);
  const area = first((line) => line.measures.area);
  const rate = first((line) => line.measures.rate);
  const total = totalOf(
    rate,
    first((line) => line.measures.areaIn),
  );
  const sides = first((line) => line.measures.sides);
  const isKilla = measures.some((found) => found.isKilla);
  const propertyType = filters.propertyType ?? (isKilla ? LAND : undefined);
  const quarter = lines.map(quarterOf).find((name) => name !== '') ?? '';
  return {
    text: text.replace(/ {2,}/g, ' ').replace(/ +$/gm, '').trim(),
    marks: withoutOverlaps([
      ...lines.flatMap(({ reading, at }) => movedBy(reading.marks, at)),
      ...lines
        .filter((line) => quarter !== '' && quarterOf(line) === quarter)
        .slice(0, 1)
        .flatMap((line) => movedBy(marksOfName('neighbourhood', quarter, line.text), line.at)),
      ...factMarks(text),
    ]),
    propertyType,
    cityId: filters.location ?? cityOfQuarter(quarter, places),
    proposedCityId: undefined,
    rate: rate && { ...rate, ...(total !== undefined && { total }) },
    isNegotiable: NEGOTIABLE.test(text),
    isRent: lines.some(({ reading }) => reading.remarks.has('rent')),
    said: {
      ...smallFacts(text, propertyType),
      ...(filters.irrigationMethod !== undefined && { landType: FARMED }),
      ...choices(filters),
      ...code(
        'noOfRooms',
        first((line) => line.measures.rooms),
      ),
      ...code(
        'price',
        first((line) => line.measures.lastPrice) ?? first((line) => line.measures.price),
      ),
      ...(area !== undefined && { totalArea: area, landArea: area }),
      ...(sides !== undefined && { breadth: String(sides.front), length: String(sides.depth) }),
      ...(quarter !== '' && { neighbourhood: quarter }),
    },
  };
}

/** Land with water for crops is farmed: agricultural. */
const FARMED = '1';

/** The fields of filters that name one value. */
function choices(filters: UnderstoodFilters): Said {
  return Object.assign(
    {},
    ...keysOf(FILTERS).map((name) => {
      const filter = FILTERS[name];
      if ('yes' in filter) return filters[filter.yes] === undefined ? {} : { [name]: 'yes' };
      return 'is' in filter ? code(name, filters[filter.is]) : {};
    }),
  );
}

interface Line {
  readonly text: string;
  readonly reading: Reading;
  readonly measures: Measures;
}

function readLine(text: string, places: KnownPlaces): Line {
  const reading = new Reading(text.replace(/\bK-M\b/gi, '   '));
  const measures = readMeasures(reading, text);
  for (const { start, end } of readPlace(reading, places)) reading.take(start, end);
  takeDistricts(reading);
  readKind(reading);
  readDetails(reading);
  readFlags(reading);
  reading.takeLooseSigns();
  return { text, reading, measures };
}

/** `Distt. Kapurthala`, whose name no city has. */
function takeDistricts(reading: Reading): void {
  reading.forEachPhrase(DISTRICTS, (_, start, end) => {
    const isNamed = reading.isUnread(end) && /^\p{L}/u.test(reading.tokens[end]?.folded ?? '');
    reading.take(start, isNamed ? end + 1 : end);
  });
}

/** What is left of a line that names a place. */
function quarterOf({ text, reading, measures }: Line): string {
  const isPlace =
    reading.filters.location !== undefined ||
    QUARTER.test(text) ||
    /📍/u.test(text) ||
    (measures.area !== undefined && (measures.price ?? measures.rate) !== undefined);
  if (!isPlace || FRONT.test(text) || /\broad te lagd/i.test(text)) return '';
  const rest = reading.rest().replace(PIN_CODE, ' ').replace(ROAD_WIDTH, ' ');
  const name = rest
    .replace(PLACE_NOISE, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s'.&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return withoutEdges(name).slice(0, 100);
}

function cityOfQuarter(quarter: string, places: KnownPlaces): number | undefined {
  const folded = quarter.toLowerCase();
  const [city] =
    Object.entries(QUARTERS_OF_TOWNS).find(([, names]) =>
      names.some((name) => folded.includes(name)),
    ) ?? [];
  const ids = city === undefined ? [] : [...(places.cities.get(city.toLowerCase()) ?? [])];
  return ids.length === 1 ? ids[0] : undefined;
}

function smallFacts(text: string, propertyType: number | undefined): Said {
  const front = FRONT.exec(text);
  const width = front?.[1] ?? front?.[2];
  const hasRooms = propertyType === HOUSE || propertyType === SHOP;
  return {
    ...Object.assign(
      {},
      ...NUMBER_PATTERNS.map(([name, pattern]) => code(name, pattern.exec(text)?.[1])),
    ),
    ...(width !== undefined &&
      (propertyType === LAND ? { totalFront: width } : { breadth: width })),
    ...code('noOfFloors', STOREYS.find(([, words]) => words.test(text))?.[0]),
    ...code('furnishedStatus', FURNISHING.find(([, words]) => words.test(text))?.[0]),
    ...(hasRooms && PARKING.test(text) && { carParking: 'yes', parkingSpace: 'yes' }),
  };
}

function factMarks(text: string): WordMark[] {
  return [
    ...NUMBER_PATTERNS.flatMap(([name, pattern]) => marksOf(name, pattern, text)),
    ...marksOf('totalFront', FRONT, text),
    ...STOREYS.flatMap(([, words]) => marksOf('noOfFloors', words, text)),
    ...FURNISHING.flatMap(([, words]) => marksOf('furnishedStatus', words, text)),
    ...marksOf('carParking', PARKING, text),
  ];
}

function code(name: FieldName, value: number | string | undefined): Said {
  return value === undefined || value === 0 ? {} : { [name]: String(value) };
}
