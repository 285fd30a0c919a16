import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useErrorMessages } from '#web/messages/error-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { MessagePage } from './message-page.tsx';
import { isNetworkError } from './network-error.ts';

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error }: { error: unknown }) {
  const messages = useErrorMessages();
  return isNetworkError(error) ? (
    <FailureMessage heading={messages.offline} text={messages.offlineText} />
  ) : (
    <FailureMessage heading={messages.failed} text={messages.failedText} />
  );
}

function FailureMessage(message: { heading: string; text: string }) {
  const { pathname, search } = useLocation();
  const { tryAgain, homePage } = useErrorMessages();
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
