import { type ComponentType, Suspense } from 'react';
import { Link } from 'react-router';
import { LANGUAGES } from '#language/language.ts';
import { isValid } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSharedWords } from '#web/words/use-words.ts';

/** Part of the back-office, so root.tsx passes it in. */
export type AccountMenu = ComponentType<{ userName: string }>;

/** On narrow phones the menu has the log-in, so that the line has room for the name or the search. */
export function AccountArea({ menu: Menu }: { menu: AccountMenu }) {
  const session = useSession();
  return (
    <div className="flex min-h-[44px] min-w-[44px] shrink-0 justify-end max-[24rem]:has-[>a]:hidden group-data-results/bar:max-sm:has-[>a]:hidden xl:min-w-32 print:hidden">
      {isValid(session) ? (
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
  const { signIn } = useSharedWords();
  return (
    <Link
      to="/login"
      className="flex h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 rounded-card text-ink no-underline transition-colors hover:text-field xl:px-2"
    >
      <Icon name="person" className="size-5" />
      <span className="sr-only xl:not-sr-only">{signIn}</span>
    </Link>
  );
}
