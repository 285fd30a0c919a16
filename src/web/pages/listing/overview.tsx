import type { OverviewRow, OverviewTopic } from '#features/listings/listing-overview.ts';
import { fill } from '#platform/language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import icons from './overview-icons.svg?no-inline';

/** Their ids in `overview-icons.svg`, drawings of lucide.dev. */
const ICONS = {
  propertyNumber: 'property-number',
  houseType: 'kind',
  plotType: 'kind',
  landType: 'kind',
  totalArea: 'area',
  landArea: 'area',
  builtUpArea: 'area',
  length: 'length',
  totalFront: 'length',
  noOfFloors: 'floors',
  floorNo: 'floors',
  projectName: 'project',
  noOfRooms: 'rooms',
  noOfWashrooms: 'washrooms',
  furnishedStatus: 'furnished',
  propertyStatus: 'status',
  carParking: 'parking',
  parkingSpace: 'parking',
  facing: 'facing',
  roadFrontSides: 'road',
  roadSize: 'road',
  waterSupply: 'water',
  yearBuilt: 'day',
  posted: 'day',
} satisfies Record<OverviewTopic, string>;

/** Topics that stand together; a row of none of these is about the building. */
const GROUPS: readonly (readonly OverviewTopic[])[] = [
  ['propertyNumber', 'houseType', 'plotType', 'landType'],
  ['totalArea', 'landArea', 'length', 'builtUpArea'],
  ['facing', 'roadFrontSides', 'totalFront', 'waterSupply', 'roadSize', 'yearBuilt', 'posted'],
];

/** Everything that is known of a listing, row by row, and in one line what is not. */
export function Overview({ rows }: { rows: readonly OverviewRow[] }) {
  const messages = usePageMessages('listing');
  const missing = rows.filter(({ value }) => value === '').map(({ label }) => label);
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl print:text-xl">
        {messages.overview}
      </h2>
      <div className="mt-4 flex flex-col gap-6 border-t border-line print:mt-2 print:gap-0">
        {grouped(rows.filter(({ value }) => value !== '')).map((group) => (
          <dl key={group[0]?.topic} className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
            {group.map((row) => (
              <Row key={row.topic} row={row} />
            ))}
          </dl>
        ))}
      </div>
      {missing.length > 0 && (
        <p className="mt-4 text-sm text-muted print:hidden">
          {fill(messages.notGiven, { rows: missing.join(', ') })}
        </p>
      )}
    </section>
  );
}

function Row({ row: { topic, label, value, day } }: { row: OverviewRow }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-3 max-[20rem]:grid-cols-[auto_minmax(0,1fr)] print:py-0.5">
      <svg className="icon size-5 text-line-strong" aria-hidden="true">
        <use href={`${icons}#${ICONS[topic]}`} />
      </svg>
      <dt className="text-muted">{label}</dt>
      <dd
        className="sentence-case font-semibold max-[20rem]:col-start-2"
        {...textLanguage(value, useLanguage())}
      >
        {day === undefined ? value : <time dateTime={day}>{value}</time>}
      </dd>
    </div>
  );
}

/** Rows that follow each other and are of one group. */
function grouped(rows: readonly OverviewRow[]): OverviewRow[][] {
  const groupOf = ({ topic }: OverviewRow) => GROUPS.findIndex((group) => group.includes(topic));
  const groups: OverviewRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && groupOf(last[0]) === groupOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
