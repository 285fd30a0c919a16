import type { Page } from '@playwright/test';

/** Turns off `content-visibility`, which skips sections outside the screen. */
export async function renderOffscreenSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
