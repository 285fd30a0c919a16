import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import { IconSprite } from '#web/ui/icon.tsx';
import type { Route } from './+types/root';
import { earlyRequests } from './back-office/early-requests.ts';
import OfficeNavigation from './back-office/shell/navigation/office-navigation.tsx';
import { EarlyRequestsScript } from './document/head-scripts.tsx';
import { InlineStyles } from './document/inline-styles.tsx';
import { EarlyEventsScript } from './document/late-scripts/early-events-script.tsx';
import { useReplayEarlyEvents } from './document/late-scripts/replay-early-events.ts';
import { LANGUAGES } from './platform/language/language.ts';
import { THEME_COLOR } from './platform/ui/theme-color.ts';
import { Toasts } from './platform/ui/toasts.tsx';
import { agencyHasChanged } from './session/changed-agency.ts';
import { markIncompleteContext, servicesContext } from './web/context.server.ts';
import { ErrorMessagesScript } from './web/messages/error-messages-script.tsx';
import { MESSAGES } from './web/messages/messages.server.ts';
import { SharedMessagesContext } from './web/messages/use-messages.ts';
import { NavigationContext } from './web/navigation/navigation.ts';
import { LocationContext } from './web/navigation/page-location.ts';
import { MissingMessage } from './web/pages/message/page.tsx';
import { ErrorPage } from './web/shell/error-page.tsx';
import { loadShell } from './web/shell/load-shell.server.ts';
import { Logo } from './web/shell/logo.tsx';
import { LoadingOverlay, useFocusOnNewPage } from './web/shell/new-page.tsx';
import { usePageViews } from './web/shell/page-views.ts';
import { useWaitingEnquiries } from './web/shell/waiting-enquiries.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    messages: MESSAGES.en.shared,
    early: earlyRequests(request.url),
    shell: await loadShell(context.get(servicesContext), context.get(markIncompleteContext), 'en'),
  };
}

/** The bar keeps its data until they are known to be old. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSubmitted = formMethod !== undefined && formMethod !== 'GET';
  return agencyHasChanged() || (isSubmitted && defaultShouldRevalidate);
}

interface Children {
  children: ReactNode;
}

/** The document around a page of the back-office. */
export function Layout({ children }: Children) {
  useReplayEarlyEvents();
  // Undefined when the root loader failed.
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={LANGUAGES.en.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <InlineStyles />
        <EarlyEventsScript />
        <EarlyRequestsScript addresses={data?.early ?? []} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta
          name="theme-color"
          content={THEME_COLOR.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={THEME_COLOR.dark} media="(prefers-color-scheme: dark)" />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <LocationContext value={useLocation()}>
          {data === undefined ? children : <Shell {...data}>{children}</Shell>}
        </LocationContext>
        <ErrorMessagesScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Shell({
  messages,
  shell: { business },
  children,
}: Omit<Route.ComponentProps['loaderData'], 'early'> & Children) {
  const { state, location } = useNavigation();
  const pending = state === 'loading' ? location : undefined;
  return (
    <SharedMessagesContext value={messages}>
      <a href="#content" className="skip-link">
        {messages.skip}
      </a>
      <OfficeNavigation agency={business} logo={<Logo name={business.name} height={36} />} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <IconSprite />
      <NavigationContext value={{ pending, failures: 0, navigate: () => {}, addEntry: () => {} }}>
        <LoadingOverlay />
      </NavigationContext>
      <Toasts label={messages.notifications} closeLabel={messages.close} />
    </SharedMessagesContext>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  usePageViews(loaderData.shell.gaMeasurementId);
  useWaitingEnquiries();
  useFocusOnNewPage();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status < 500 ? (
    <MissingMessage of="missingPage" />
  ) : (
    <ErrorPage error={error} />
  );
}
