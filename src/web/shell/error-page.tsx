import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.ts';
import { MessagePage, NotFoundMessage } from './message-page.tsx';
import { isNetworkError } from './network-error.ts';

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status < 500)
    return (
      <NotFoundMessage
        heading="Page not found"
        text="The address may be mistyped, or the property has been sold and taken off the list. Everything that is for sale now is one step away."
        searchAll="See all properties"
      />
    );
  return isNetworkError(error) ? (
    <FailureMessage
      heading="The page could not be loaded"
      text="We could not be reached. Please look at your connection and try once more."
    />
  ) : (
    <FailureMessage
      heading="Something went wrong on our side"
      text="It is not your phone and not your connection. Please try once more; if it happens again, call us and we will look for the property together."
    />
  );
}

function FailureMessage(message: { heading: string; text: string }) {
  const { pathname, search } = useLocation();
  return (
    <MessagePage {...message}>
      <a href={pathname + search} className={buttonClass('primary')}>
        Try again
      </a>
      <a href="/home" className={buttonClass('quiet')}>
        Home page
      </a>
    </MessagePage>
  );
}
