import { Link, useLocation } from 'react-router';
import { fill } from '#language/fill.ts';
import { englishAddress } from '#language/language-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { SavedLink } from '#web/saved/saved-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import { AccountArea, type AccountMenu } from './account-area.tsx';
import { BarSearch } from './bar-search.tsx';
import { isResults } from './is-results.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import type { ShellData } from './shell-data.ts';

const BAR_BUTTON = 'inline-flex size-[44px] shrink-0 items-center justify-center rounded-full';

const HAS_OWN_BOX = /^\/home\/?$/i;

/** On wide screens the line with logo and search stays in sight, the one with the menu does not. */
export function NavigationBar({
  shell,
  accountMenu,
}: {
  shell: ShellData;
  accountMenu: AccountMenu;
}) {
  const pathname = englishAddress(useLocation().pathname);
  const words = useSharedWords();
  const local = useLocalAddress();
  const hasResults = isResults(pathname);
  const hasOwnBox = HAS_OWN_BOX.test(pathname);
  return (
    <header
      data-results={hasResults || undefined}
      className="group/bar border-b border-line bg-paper lg:contents"
    >
      <div className="border-line bg-paper lg:sticky lg:top-0 lg:z-20 lg:border-b">
        <div className="page-width flex h-[56px] items-center sm:gap-1 lg:h-16 lg:gap-6">
          <Link
            to={local('/home')}
            className="bar-home"
            aria-label={fill(words.home, { agency: shell.business.name })}
          >
            <Logo name={shell.business.name} height={40} />
          </Link>
          <BarSearch
            places={shell.places}
            opener={hasResults ? 'line' : hasOwnBox ? undefined : 'icon'}
            className={hasOwnBox ? 'after-page-search' : ''}
            buttonClass={BAR_BUTTON}
          />
          <SavedLink inBar className="bar-saved" />
          <AccountArea menu={accountMenu} />
          <button
            type="button"
            popoverTarget="menu"
            aria-label={words.menu}
            className={`${BAR_BUTTON} lg:hidden print:hidden`}
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
      <MainMenu shell={shell} closeClass={BAR_BUTTON} />
    </header>
  );
}
