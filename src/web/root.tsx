import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import styles from './app.css?inline';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <InlineStyles />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page's CSS stands in its HTML: no request comes before the first paint. The browser's copy of this code carries no CSS. */
function InlineStyles() {
  const css = import.meta.env.SSR ? styles : (document.querySelector('style[data-app]')?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style data-app="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <h1>{missing ? 'Page not found' : 'Something went wrong'}</h1>;
}
