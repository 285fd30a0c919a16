import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';

type Member = keyof SearchFilters;

interface Group<Kind extends string> {
  readonly kind: Kind;
  /** The group's name, also that of its button on small screens. */
  readonly label: string;
  /** The chosen types that bring it; without any it is always there. */
  readonly types?: readonly number[];
}

export interface ChoiceGroup extends Group<'choice'> {
  readonly member: Member;
  readonly list: EnumerationName;
}

export interface NumberGroup extends Group<'number'> {
  readonly member: Member;
  readonly max: number;
}

export interface RangeGroup extends Group<'range'> {
  readonly unit: string;
  /** What the messages and labels call its two bounds: "Minimum Budget". */
  readonly noun: string;
  readonly min: Member;
  readonly max: Member;
  readonly placeholders: readonly [min: string, max: string];
  /** Runs on its own button only, not whenever a bound changes. */
  readonly applied: boolean;
}

export type FilterGroup = ChoiceGroup | NumberGroup | RangeGroup;

const FILTER_GROUPS: readonly FilterGroup[] = [
  {
    kind: 'range',
    label: 'Budget',
    unit: 'Rs.',
    noun: 'Budget',
    min: 'minBudget',
    max: 'maxBudget',
    placeholders: ['100,000', '100,000,000+'],
    applied: true,
  },
  { kind: 'choice', label: 'House Type', member: 'houseType', list: 'HouseType', types: [HOUSE] },
  { kind: 'choice', label: 'Plot Type', member: 'plotType', list: 'PlotType', types: [PLOT] },
  { kind: 'choice', label: 'Land Type', member: 'landType', list: 'LandType', types: [LAND] },
  { kind: 'number', label: 'Minimum Rooms', member: 'noOfRooms', max: 200, types: [HOUSE] },
  {
    kind: 'choice',
    label: 'Property Status',
    member: 'propertyStatus',
    list: 'PropertyStatus',
    types: [HOUSE, SHOP],
  },
  {
    kind: 'range',
    label: 'Total Area',
    unit: 'sqft',
    noun: 'Area',
    min: 'minTotalArea',
    max: 'maxTotalArea',
    placeholders: ['500', '5,000'],
    applied: false,
    types: [HOUSE, PLOT, SHOP],
  },
  {
    kind: 'choice',
    label: 'Property Facing',
    member: 'propertyFacing',
    list: 'Facing',
    types: [HOUSE, PLOT, SHOP],
  },
  {
    kind: 'choice',
    label: 'Irrigation Method',
    member: 'irrigationMethod',
    list: 'WaterSupplyType',
    types: [LAND],
  },
  {
    kind: 'range',
    label: 'Total Land Area',
    unit: 'acres',
    noun: 'Land Area',
    min: 'minTotalLandArea',
    max: 'maxTotalLandArea',
    placeholders: ['1', '10'],
    applied: false,
    types: [LAND],
  },
];

/** The filters that a chosen type brings; without one, the budget alone. */
export function filterGroups(propertyType: number): readonly FilterGroup[] {
  return FILTER_GROUPS.filter(({ types }) => types === undefined || types.includes(propertyType));
}

/** The members of the filter that a group sets. */
export function membersOf(group: FilterGroup): readonly Member[] {
  return group.kind === 'range' ? [group.min, group.max] : [group.member];
}

/** The group that a field belongs to. */
export function groupOf(name: string, groups: readonly FilterGroup[]): FilterGroup | undefined {
  return groups.find((group) => membersOf(group).some((member) => member === name));
}

/** Whether a group waits for its own button. */
export function isApplied(group: FilterGroup | undefined): boolean {
  return group?.kind === 'range' && group.applied;
}

/** Whether a group limits what is shown. */
export function isActive(group: FilterGroup, filters: SearchFilters): boolean {
  return membersOf(group).some((member) => filters[member] !== NO_FILTERS[member]);
}
