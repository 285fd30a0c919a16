import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PillLink {
  readonly label: string;
  readonly address: string;
  readonly isShown: boolean;
  /** Shown from 1 on. */
  readonly count?: number | undefined;
}

interface PillLinksProps {
  label?: string;
  links: readonly PillLink[];
  children?: ReactNode;
}

/** Which part of a list is shown, and how many it has. */
export function PillLinks({ label = 'Views', links, children }: PillLinksProps) {
  return (
    <nav aria-label={label} className="pill-strip">
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Pill {...link} />
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

export function Pill({ label, address, isShown, count = 0 }: PillLink) {
  return (
    <Link to={address} aria-current={isShown ? 'page' : undefined} className="pill-link">
      {label}
      {count > 0 && <span className="tool-count">{count.toLocaleString('en-US')}</span>}
    </Link>
  );
}
