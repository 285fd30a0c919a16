declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Sends a page view to Google Analytics 4. The first call loads its script. */
export function sendToGoogle(measurementId: string, address: string): void {
  if (window.dataLayer === undefined) {
    window.dataLayer = [];
    gtag('js', new Date());
    gtag('config', measurementId, { send_page_view: false });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
    document.head.append(script);
  }
  gtag('event', 'page_view', {
    page_location: window.location.origin + address,
    page_title: document.title,
  });
}

/** Google's script only accepts `arguments` objects in `dataLayer`, not arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}
