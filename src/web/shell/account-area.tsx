import { UserRound } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { Link } from 'react-router';
import { LANGUAGES } from '#language/language.ts';
import { isValid } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { useSharedWords } from '#web/words/use-words.ts';

/** Part of the back-office, so root.tsx passes it in. */
export type AccountMenu = ComponentType<{ userName: string }>;

export function AccountArea({ menu: Menu }: { menu: AccountMenu }) {
  const session = useSession();
  return (
    <div className="flex min-h-11 min-w-11 shrink-0 justify-end xl:min-w-32 print:hidden">
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
      className="flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-card text-ink no-underline transition-colors hover:text-field xl:px-2"
    >
      <UserRound className="size-5" aria-hidden="true" />
      <span className="sr-only xl:not-sr-only">{signIn}</span>
    </Link>
  );
}
