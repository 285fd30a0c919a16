import type { Page, Request } from '@playwright/test';

/** Opens a page and waits until its scripts run. */
export async function openWithScripts(page: Page, address: string): Promise<void> {
  const scripts = scriptsOf(page, address);
  await page.goto(address);
  await scripts;
}

/** Once a page runs its scripts, they count its view; the page before it may still count its own. */
export function scriptsOf(page: Page, address: string): Promise<Request> {
  const { pathname } = new URL(address, 'http://localhost');
  return page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/PageView') && request.postDataJSON().path === pathname,
  );
}
