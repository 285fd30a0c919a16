import { Menu, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill } from '#language/fill.ts';
import { englishAddress } from '#language/language-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { YouTubeIcon } from '#web/ui/brand-icons.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import { AccountArea, type AccountMenu } from './account-area.tsx';
import { Logo } from './logo.tsx';
import { SearchPickers } from './search-pickers.tsx';
import type { ShellData } from './shell-data.ts';

const LINK =
  'flex min-h-11 items-center rounded-card px-3 text-lg text-ink no-underline transition-colors hover:text-field lg:px-2 lg:text-base';

const BAR_BUTTON = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full';

/** Pages that also have the pickers below the bar, on small screens. */
const HAS_SEARCH_BAR = /^\/(?:home\/?$|explore-properties\/)/i;

/** On small screens pickers and links are a popover, which works without scripts. */
export function NavigationBar({
  shell,
  accountMenu,
}: {
  shell: ShellData;
  accountMenu: AccountMenu;
}) {
  const { pathname } = useLocation();
  const words = useSharedWords();
  const local = useLocalAddress();
  return (
    <header className="border-b border-line bg-paper lg:sticky lg:top-0 lg:z-20">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-1 lg:flex-nowrap lg:gap-4">
        <Link
          to={local('/home')}
          className="mr-auto py-3 no-underline lg:mr-0"
          aria-label={fill(words.home, { agency: shell.business.name })}
        >
          <Logo name={shell.business.name} height={40} />
        </Link>
        <MenuLinks shell={shell} />
        <AccountArea menu={accountMenu} />
        <button
          type="button"
          popoverTarget="menu"
          aria-label={words.menu}
          className={`${BAR_BUTTON} lg:hidden print:hidden`}
        >
          <Menu className="size-6" aria-hidden="true" />
        </button>
      </div>
      {HAS_SEARCH_BAR.test(englishAddress(pathname)) && (
        <SearchPickers places={shell.places} className="page-width pb-3 lg:hidden print:hidden" />
      )}
    </header>
  );
}

function MenuLinks({ shell }: { shell: ShellData }) {
  const menu = useRef<HTMLElement>(null);
  const words = useSharedWords();
  const local = useLocalAddress();
  const { key } = useLocation();
  const renderedKey = useRef(key);
  useEffect(() => {
    // Close after a navigation, but keep open a menu that was opened before hydration.
    if (renderedKey.current === key) return;
    renderedKey.current = key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  // The open menu covers the page, so focus must not move behind it.
  const closeOnBlur = ({ relatedTarget: next }: FocusEvent) => {
    const element = menu.current;
    if (
      !(next instanceof Element) ||
      element === null ||
      element.contains(next) ||
      next.matches('[popovertarget="menu"]')
    )
      return;
    if (element.matches(':popover-open')) element.hidePopover();
  };

  return (
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      aria-label={words.mainMenu}
      className="menu"
      onBlur={closeOnBlur}
    >
      <div className="mb-2 flex items-center justify-between lg:hidden">
        <span className="text-lg font-semibold">{words.menu}</span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
          className={BAR_BUTTON}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      <SearchPickers places={shell.places} className="mb-3 lg:mb-0 lg:w-88 xl:w-104" />
      <ul className="flex flex-col lg:ml-auto lg:flex-row lg:items-center">
        {LISTING_KINDS.map(({ id, block }) => (
          <li key={id}>
            <Link to={local(exploreAddress({ type: id }))} className={LINK}>
              {words.kinds[block].many}
            </Link>
          </li>
        ))}
      </ul>
      <NavLink
        to={local('/about')}
        className={`${LINK} whitespace-nowrap border-line max-lg:rounded-none max-lg:border-t`}
      >
        {words.aboutUsInMenu}
      </NavLink>
      <a href={shell.business.youTube} className={`${LINK} gap-3`}>
        <YouTubeIcon />
        <span className="lg:sr-only">{words.youTubeChannel}</span>
      </a>
    </nav>
  );
}
