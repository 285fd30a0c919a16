import { Link } from 'react-router';

const LINK =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm whitespace-nowrap no-underline';

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
}

/** Which part of a list is shown, and how many wait where something waits. */
export function PillLinks({ label = 'Views', links }: PillLinksProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex gap-2">
        {links.map(({ label, address, isShown, count = 0 }) => (
          <li key={label} className="shrink-0">
            <Link
              to={address}
              aria-current={isShown ? 'page' : undefined}
              className={`${LINK} ${isShown ? 'border-transparent bg-field font-semibold text-on-field' : 'border-line-strong text-ink'}`}
            >
              {label}
              {count > 0 && <span className="tabular-nums">{count.toLocaleString('en-US')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
