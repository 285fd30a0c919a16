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
    <div className="bar-account">
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
    <Link to="/login" className="bar-sign-in">
      <Icon name="person" className="size-5" />
      <span className="sr-only xl:not-sr-only">{signIn}</span>
    </Link>
  );
}
