import { type ComponentType, createContext, Suspense, use, useRef } from 'react';
import { fill } from '#platform/language/fill.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { englishAddress } from '#platform/language/language-address.ts';
import { isValid } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { SavedLink } from '#web/saved/saved-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isResults, useAskedPhrase } from './asked-phrase.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchBox } from './search-box.tsx';
import type { Place, ShellData } from './shell-data.ts';
import { useSheet } from './use-sheet.ts';

const BAR_BUTTON = 'inline-flex size-[44px] shrink-0 items-center justify-center rounded-full';

const HAS_OWN_BOX = /^\/home\/?$/i;

/** On wide screens the line with logo and search stays in sight, the one with the menu does not. */
export function NavigationBar({ shell }: { shell: ShellData }) {
  const pathname = englishAddress(useLocation().pathname);
  const messages = useSharedMessages();
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
          <a
            href={local('/home')}
            className="bar-home"
            aria-label={fill(messages.home, { agency: shell.business.name })}
          >
            <Logo name={shell.business.name} height={40} />
          </a>
          <BarSearch
            places={shell.places}
            opener={hasResults ? 'line' : hasOwnBox ? undefined : 'icon'}
            className={hasOwnBox ? 'after-page-search' : ''}
            buttonClass={BAR_BUTTON}
          />
          <SavedLink inBar className="bar-saved" />
          <AccountArea />
          <button
            type="button"
            popoverTarget="menu"
            aria-label={messages.menu}
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

/** Part of the back-office, so the entry of the scripts passes it in. */
export const AccountMenuContext = createContext<ComponentType<{ userName: string }> | undefined>(
  undefined,
);

/** On narrow phones the menu has the log-in, so that the line has room for the name or the search. */
function AccountArea() {
  const session = useSession();
  const Menu = use(AccountMenuContext);
  return (
    <div className="bar-account">
      {isValid(session) && Menu !== undefined ? (
        <div lang={LANGUAGES.en.tag} className="contents">
          <Suspense>
            <Menu userName={session.userName} />
          </Suspense>
        </div>
      ) : (
        <SignInLink />
      )}
    </div>
  );
}

function SignInLink() {
  const { signIn } = useSharedMessages();
  return (
    <a href="/login" className="bar-sign-in">
      <Icon name="person" className="size-5" />
      <span className="sr-only xl:not-sr-only">{signIn}</span>
    </a>
  );
}

interface BarSearchProps {
  places: readonly Place[];
  /** What opens it on small screens: an icon, or a line that says what was asked. */
  opener: 'icon' | 'line' | undefined;
  className: string;
  buttonClass: string;
}

/** In the bar on wide screens; on small ones a popover, to whose field `OpenSearchScript` moves the focus. */
function BarSearch({ places, opener, className, buttonClass }: BarSearchProps) {
  const messages = useSharedMessages();
  const asked = useAskedPhrase();
  const field = useRef<HTMLInputElement>(null);
  const sheet = useSheet<HTMLDivElement>();

  return (
    <>
      <div ref={sheet} id="search" popover="auto" className={`top-sheet lg:flex-1 ${className}`}>
        <SearchBox field={field} places={places} size="bar" />
        <button
          type="button"
          popoverTarget="search"
          popoverTargetAction="hide"
          aria-label={messages.searchBox.close}
          className={`${buttonClass} absolute top-3.5 right-3 lg:hidden`}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      {opener !== undefined && (
        <button
          type="button"
          popoverTarget="search"
          className={`${opener === 'line' ? 'search-line' : buttonClass} lg:hidden print:hidden`}
        >
          <Icon name="search" className={opener === 'line' ? 'size-5 shrink-0' : 'size-6'} />
          <span className="sr-only">{messages.searchBox.open}</span>
          {opener === 'line' && (
            <span className={`truncate ${asked === '' ? '' : 'text-ink'}`}>
              {asked || messages.searchBox.example}
            </span>
          )}
        </button>
      )}
    </>
  );
}
