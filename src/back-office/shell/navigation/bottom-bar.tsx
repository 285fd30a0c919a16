import { Ellipsis, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '#session/use-may.ts';
import { SectionLink } from './section-link.tsx';
import { type Section, sectionsIn } from './sections.ts';

const BEFORE_NEW = 2;

interface BottomBarProps {
  userName: string | undefined;
  newEnquiries: number;
}

/** On phones, within the thumb's reach. */
export function BottomBar({ userName, newEnquiries }: BottomBarProps) {
  const mayWrite = useMay('write');
  const toItem = (section: Section) => (
    <li key={section.label}>
      {'to' in section && (
        <SectionLink section={section} newEnquiries={newEnquiries} className="bottom-link" />
      )}
    </li>
  );
  const sections = sectionsIn('bottom');
  return (
    <nav aria-label="Back-office" className="bottom-bar">
      <ul>
        {sections.slice(0, BEFORE_NEW).map(toItem)}
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
        {sections.slice(BEFORE_NEW).map(toItem)}
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
