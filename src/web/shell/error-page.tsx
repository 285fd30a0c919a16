import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useErrorWords } from '#web/words/error-words.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { MessagePage, NotFoundMessage } from './message-page.tsx';
import { isNetworkError } from './network-error.ts';

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useErrorWords();
  if (isRouteErrorResponse(error) && error.status < 500) return <MissingPage />;
  return isNetworkError(error) ? (
    <FailureMessage heading={words.offline} text={words.offlineText} />
  ) : (
    <FailureMessage heading={words.failed} text={words.failedText} />
  );
}

function MissingPage() {
  return <NotFoundMessage {...useSharedWords().missing.page} />;
}

function FailureMessage(message: { heading: string; text: string }) {
  const { pathname, search } = useLocation();
  const { tryAgain, homePage } = useErrorWords();
  const local = useLocalAddress();
  return (
    <MessagePage {...message}>
      <a href={pathname + search} className={buttonClass('primary')}>
        {tryAgain}
      </a>
      <a href={local('/home')} className={buttonClass('quiet')}>
        {homePage}
      </a>
    </MessagePage>
  );
}
