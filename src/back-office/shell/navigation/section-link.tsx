import { NavLink } from 'react-router';
import { NEW_ENQUIRIES } from './new-enquiries.ts';
import type { Section } from './sections.ts';

interface SectionLinkProps {
  section: Extract<Section, { to: string }>;
  newEnquiries: number;
  className: string;
}

/** The count of what is new stands on the icon and describes the link, whose name stays. */
export function SectionLink({ section, newEnquiries, className }: SectionLinkProps) {
  const count = section.to === '/enquiries' ? newEnquiries : 0;
  return (
    <NavLink
      to={section.to}
      className={className}
      aria-describedby={count > 0 ? NEW_ENQUIRIES : undefined}
    >
      <span aria-hidden="true" className="relative">
        <section.icon className="size-5 shrink-0" />
        {count > 0 && <span className="section-count">{count > 99 ? '99+' : count}</span>}
      </span>
      {section.label}
    </NavLink>
  );
}
