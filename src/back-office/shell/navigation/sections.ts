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
import { may, type Permission, type Role } from '#platform/http/permission.ts';

interface SectionLink {
  readonly label: string;
  readonly to: string;
}

/** Of public pages, and at the bottom of phones. */
type Bar = 'public' | 'bottom';

/** A page of the back-office, or several under one name. */
export type Section = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The bars with room for three that have it. */
  readonly bars?: readonly Bar[];
  /** Not shown to a role without it. */
  readonly needs?: Permission;
} & ({ readonly to: string } | { readonly under: readonly SectionLink[] });

/** As the side bar has them, one line for each. */
const SECTIONS: readonly Section[] = [
  { label: 'Today', to: '/today', icon: CalendarCheck, bars: ['public', 'bottom'] },
  { label: 'Properties', to: '/property', icon: House, bars: ['public', 'bottom'] },
  { label: 'Enquiries', to: '/enquiries', icon: MessageSquare, bars: ['bottom'] },
  { label: 'Buyers', to: '/buyers', icon: Users },
  { label: 'Reports', to: '/reports', icon: ChartNoAxesColumn },
  {
    label: 'Locations',
    icon: MapPin,
    bars: ['public'],
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

export function sectionsIn(bar: Bar): readonly Section[] {
  return SECTIONS.filter(({ bars }) => bars?.includes(bar));
}

/** Those that a bar has no room for are in the account menu. */
export function sectionsBeside(bar: Bar, role: Role | undefined): readonly Section[] {
  return sectionsFor(role).filter(({ bars }) => !bars?.includes(bar));
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
