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
import type { Listing } from '#features/listings/listing.ts';
import { listingOverview, type OverviewTopic } from '#features/listings/listing-overview.ts';

const ICONS: Record<OverviewTopic, LucideIcon> = {
  number: Hash,
  kind: Tag,
  area: Scaling,
  dimensions: Ruler,
  floors: Layers,
  project: Building2,
  rooms: DoorOpen,
  washrooms: Bath,
  furnishing: Sofa,
  status: CircleCheck,
  parking: Car,
  facing: Compass,
  road: Milestone,
  water: Droplets,
  date: CalendarDays,
};

/** Everything that is known of a listing, row by row. */
export function Overview({ property }: { property: Listing }) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        Overview
      </h2>
      <dl className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {listingOverview(property).map(({ topic, label, value }) => {
          const Icon = ICONS[topic];
          return (
            <div
              key={label}
              className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-3"
            >
              <Icon className="size-5 text-line-strong" strokeWidth={1.5} aria-hidden="true" />
              <dt className="text-muted">{label}</dt>
              <dd
                className={`first-letter:uppercase ${value === '' ? 'text-muted' : 'font-semibold'}`}
                dir="auto"
              >
                {value === '' ? 'Not given' : value}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
