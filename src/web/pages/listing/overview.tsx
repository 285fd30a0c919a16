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
export function Overview({ listing }: { listing: Listing }) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        Overview
      </h2>
      <dl className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {listingOverview(listing).map(({ topic, label, value }) => {
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
