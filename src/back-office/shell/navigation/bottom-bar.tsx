import { Ellipsis, Plus } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useMay } from '#session/use-may.ts';
import { SectionGroup } from './section-group.tsx';
import { MAIN_SECTIONS, type Section } from './sections.ts';

const BEFORE_NEW = 2;

/** On phones, within the thumb's reach. */
export function BottomBar({ userName }: { userName: string | undefined }) {
  const mayWrite = useMay('write');
  return (
    <nav aria-label="Back-office" className="bottom-bar">
      <ul>
        {MAIN_SECTIONS.slice(0, BEFORE_NEW).map(toItem)}
        {userName === undefined && <li />}
        {mayWrite && (
          <li>
            <Link to="/property?new" aria-label="New property" className="bottom-link">
              <span className="flex size-11 items-center justify-center rounded-full bg-field text-on-field">
                <Plus aria-hidden="true" className="size-6" />
              </span>
            </Link>
          </li>
        )}
        {MAIN_SECTIONS.slice(BEFORE_NEW).map(toItem)}
        <li>
          <button
            type="button"
            popoverTarget="account-menu"
            aria-label={userName === undefined ? undefined : `More: ${userName}, account menu`}
            className="bottom-link w-full"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

function toItem(section: Section) {
  const icon = <section.icon aria-hidden="true" className="size-5" />;
  return (
    <li key={section.label}>
      {'to' in section ? (
        <NavLink to={section.to} className="bottom-link">
          {icon}
          {section.label}
        </NavLink>
      ) : (
        <SectionGroup
          group={section}
          className="bottom-link w-full"
          listClass="section-rise"
          linkClass="flex min-h-11 items-center rounded-card px-3 text-ink no-underline hover:bg-sunken"
        >
          {icon}
        </SectionGroup>
      )}
    </li>
  );
}
