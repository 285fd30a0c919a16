import { lazy, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { IconSprite } from '#web/ui/icon.tsx';
import type { Route } from './+types/root';
import { earlyRequests } from './back-office/early-requests.ts';
import { AreaUnitScript } from './document/area-unit-script.tsx';
import {
  EarlyRequestsScript,
  OpenSearchScript,
  ReturnScript,
  TapsScript,
} from './document/head-scripts.tsx';
import { InlineStyles } from './document/inline-styles.tsx';
import { EarlyEventsScript } from './document/late-scripts/early-events-script.tsx';
import { useReplayEarlyEvents } from './document/late-scripts/replay-early-events.ts';
import { LANGUAGES } from './platform/language/language.ts';
import { addressIn, englishAddress, languageOfPath } from './platform/language/language-address.ts';
import { preloadFonts } from './platform/ui/page-fonts.ts';
import { THEME_COLOR } from './platform/ui/theme-color.ts';
import { Toasts } from './platform/ui/toasts.tsx';
import { agencyHasChanged } from './session/changed-agency.ts';
import { markIncompleteContext, servicesContext } from './web/context.server.ts';
import { requestLanguage } from './web/language/request-language.ts';
import { useLanguage } from './web/language/use-language.ts';
import { ErrorMessagesScript } from './web/messages/error-messages-script.tsx';
import { MESSAGES } from './web/messages/messages.server.ts';
import { SharedMessagesContext } from './web/messages/use-messages.ts';
import { isResults } from './web/shell/asked-phrase.ts';
import { ErrorPage } from './web/shell/error-page.tsx';
import { Footer } from './web/shell/footer.tsx';
import { LanguageSwitch, RenderedSearchContext } from './web/shell/language-switch.tsx';
import { loadShell } from './web/shell/load-shell.server.ts';
import { Logo } from './web/shell/logo.tsx';
import { NavigationBar } from './web/shell/navigation-bar.tsx';
import { LoadingOverlay, useFocusOnNewPage } from './web/shell/new-page.tsx';
import { usePageViews } from './web/shell/page-views.ts';
import { renderedSearch } from './web/shell/rendered-search.server.ts';
import { useWaitingEnquiries } from './web/shell/waiting-enquiries.ts';

/** Lazy, so that only staff load the code and styles of the back-office. */
const AccountMenu = lazy(() => import('./back-office/shell/account-menu.tsx'));
const OfficeNavigation = lazy(() => import('./back-office/shell/navigation/office-navigation.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const services = context.get(servicesContext);
  return {
    messages: MESSAGES[language].shared,
    search: renderedSearch(request.url),
    early: earlyRequests(request.url),
    shell: await loadShell(services, context.get(markIncompleteContext), language),
  };
}

/** Navigation bar and footer keep their data until they are in another language or known to be old. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSubmitted = formMethod !== undefined && formMethod !== 'GET';
  const isTranslated = languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
  return isTranslated || agencyHasChanged() || (isSubmitted && defaultShouldRevalidate);
}

interface Children {
  children: ReactNode;
}

export function Layout({ children }: Children) {
  useReplayEarlyEvents();
  const language = useLanguage();
  const isBackOffice = useIsBackOffice();
  if (!isBackOffice) preloadFonts(language);
  // Undefined when the root loader failed.
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={LANGUAGES[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <InlineStyles />
        <EarlyEventsScript />
        <TapsScript />
        <OpenSearchScript />
        <EarlyRequestsScript addresses={data?.early ?? []} />
        <ReturnScript />
        {data !== undefined && <AreaUnitScript messages={data.messages.units} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressIn(language, '/manifest.webmanifest')} />
        <meta
          name="theme-color"
          content={THEME_COLOR.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={THEME_COLOR.dark} media="(prefers-color-scheme: dark)" />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {data === undefined ? children : <Shell {...data}>{children}</Shell>}
        <ErrorMessagesScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function useIsBackOffice(): boolean {
  return useMatches().some(({ id }) => id.startsWith('back-office/'));
}

function Shell({
  messages,
  search,
  shell,
  children,
}: Omit<Route.ComponentProps['loaderData'], 'early'> & Children) {
  const isBackOffice = useIsBackOffice();
  const hasResults = isResults(englishAddress(useLocation().pathname));
  const { name } = shell.business;
  return (
    <SharedMessagesContext value={messages}>
      <RenderedSearchContext value={search}>
        <a href="#content" className="skip-link">
          {messages.skip}
        </a>
        {isBackOffice ? (
          <OfficeNavigation agency={shell.business} logo={<Logo name={name} height={36} />} />
        ) : (
          <>
            <LanguageSwitch
              className={`language-strip [&>ul]:page-width ${hasResults ? 'max-lg:hidden' : ''}`}
            />
            <NavigationBar shell={shell} accountMenu={AccountMenu} />
          </>
        )}
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {!isBackOffice && <Footer shell={shell} />}
        <IconSprite />
        <LoadingOverlay />
        <Toasts label={messages.notifications} closeLabel={messages.close} />
      </RenderedSearchContext>
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
  return <ErrorPage error={error} />;
}
