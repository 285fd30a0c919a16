import {
  Bath,
  Building2,
  CalendarDays,
  Car,
  CircleCheck,
  Compass,
  DoorOpen,
  Droplets,
  Hash,
  Layers,
  type LucideIcon,
  Milestone,
  Ruler,
  Scaling,
  Sofa,
  Tag,
} from 'lucide-react';
import type { OverviewRow, OverviewTopic } from '#features/listings/listing-overview.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords } from '#web/words/use-words.ts';

const ICONS = {
  propertyNumber: Hash,
  houseType: Tag,
  plotType: Tag,
  landType: Tag,
  totalArea: Scaling,
  landArea: Scaling,
  builtUpArea: Scaling,
  length: Ruler,
  totalFront: Ruler,
  noOfFloors: Layers,
  floorNo: Layers,
  projectName: Building2,
  noOfRooms: DoorOpen,
  noOfWashrooms: Bath,
  furnishedStatus: Sofa,
  propertyStatus: CircleCheck,
  carParking: Car,
  parkingSpace: Car,
  facing: Compass,
  roadFrontSides: Milestone,
  roadSize: Milestone,
  waterSupply: Droplets,
  yearBuilt: CalendarDays,
  posted: CalendarDays,
} satisfies Record<OverviewTopic, LucideIcon>;

/** Everything that is known of a listing, row by row. */
export function Overview({ rows }: { rows: readonly OverviewRow[] }) {
  const words = usePageWords('listing');
  const language = useLanguage();
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        {words.overview}
      </h2>
      <dl className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {rows.map(({ topic, label, value, day }) => {
          const Icon = ICONS[topic];
          return (
            <div
              key={topic}
              className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-3"
            >
              <Icon className="size-5 text-line-strong" strokeWidth={1.5} aria-hidden="true" />
              <dt className="text-muted">{label}</dt>
              <dd
                className={`sentence-case ${value === '' ? 'text-muted' : 'font-semibold'}`}
                {...textLanguage(value, language)}
              >
                {day === undefined ? value || words.notGiven : <time dateTime={day}>{value}</time>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
