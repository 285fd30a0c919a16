import { Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { fill } from '#language/fill.ts';
import { englishAddress } from '#language/language-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { SavedLink } from '#web/saved/saved-link.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import { AccountArea, type AccountMenu } from './account-area.tsx';
import { BarSearch } from './bar-search.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchPickers } from './search-pickers.tsx';
import type { ShellData } from './shell-data.ts';

const BAR_BUTTON = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full';

/** Pages with the pickers below the bar, on small screens. The home page has them in its search. */
const HAS_PICKERS = /^\/explore-properties\//i;

const HAS_SEARCH = /^\/home\/?$/i;

/** On wide screens the row with logo and search stays in sight, the row with the menu does not. */
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
    <header className="border-b border-line bg-paper lg:contents">
      <div className="border-line bg-paper lg:sticky lg:top-0 lg:z-20 lg:border-b">
        <div className="page-width flex min-h-16 flex-wrap items-center sm:gap-1 lg:flex-nowrap lg:gap-8">
          <Link
            to={local('/home')}
            className="grow basis-32 py-3 no-underline lg:grow-0 lg:basis-auto"
            aria-label={fill(words.home, { agency: shell.business.name })}
          >
            <Logo name={shell.business.name} height={40} />
          </Link>
          <BarSearch
            className={HAS_SEARCH.test(englishAddress(pathname)) ? 'after-page-search' : ''}
            buttonClass={BAR_BUTTON}
          />
          <SavedLink className="flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 max-[22rem]:hidden lg:ml-auto lg:-mr-6 print:hidden" />
          <div>
            <AccountArea menu={accountMenu} />
          </div>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={words.menu}
            className={`${BAR_BUTTON} lg:hidden print:hidden`}
          >
            <Menu className="size-6" aria-hidden="true" />
          </button>
        </div>
      </div>
      <MainMenu shell={shell} closeClass={BAR_BUTTON} />
      {HAS_PICKERS.test(englishAddress(pathname)) && (
        <SearchPickers places={shell.places} className="page-width pb-3 lg:hidden print:hidden" />
      )}
    </header>
  );
}
