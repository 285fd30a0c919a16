import {
  CalendarCheck,
  ChartNoAxesColumn,
  CircleUserRound,
  House,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { may, type Permission, type Role } from '#http/permission.ts';

interface SectionLink {
  readonly label: string;
  readonly to: string;
}

/** A page of the back-office, or several under one name. */
export type Section = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** In the bottom bar of phones and in the public bar, which have room for three. */
  readonly isMain?: boolean;
  /** Not shown to a role without it. */
  readonly needs?: Permission;
} & ({ readonly to: string } | { readonly under: readonly SectionLink[] });

/** As the side bar has them, one line for each. */
const SECTIONS: readonly Section[] = [
  { label: 'Today', to: '/today', icon: CalendarCheck, isMain: true },
  { label: 'Properties', to: '/property', icon: House, isMain: true },
  { label: 'Enquiries', to: '/enquiries', icon: MessageSquare },
  { label: 'Buyers', to: '/buyers', icon: Users },
  { label: 'Reports', to: '/reports', icon: ChartNoAxesColumn },
  {
    label: 'Locations',
    icon: MapPin,
    isMain: true,
    under: [
      { label: 'Country', to: '/country' },
      { label: 'State', to: '/state' },
      { label: 'City', to: '/city' },
    ],
  },
  { label: 'My account', icon: CircleUserRound, to: '/account' },
  // Last, since they appear when the role is known.
  { label: 'Staff', icon: ShieldCheck, to: '/staff', needs: 'keep staff' },
  { label: 'Settings', icon: Settings, to: '/settings', needs: 'change settings' },
];

export const MAIN_SECTIONS = SECTIONS.filter(({ isMain }) => isMain);

/** On phones and on public pages these are in the account menu. */
export function otherSections(role: Role | undefined): readonly Section[] {
  return sectionsFor(role).filter(({ isMain }) => !isMain);
}

export function sectionsFor(role: Role | undefined): readonly Section[] {
  return SECTIONS.filter(
    ({ needs }) => needs === undefined || (role !== undefined && may(role, needs)),
  );
}

/** Every page of the back-office by name. */
export function sectionLinks(sections: readonly Section[]): readonly SectionLink[] {
  return sections.flatMap((section) => ('to' in section ? [section] : section.under));
}
