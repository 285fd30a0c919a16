import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    alertsSaid?: string[];
  }
}

/** Notes from the next load on what alerts say. */
export async function noteAlerts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    window.alertsSaid = said;
    const note = (node: Node) => {
      if (!(node instanceof Element)) return;
      const alerts = [...node.querySelectorAll('[role=alert]')];
      for (const alert of node.matches('[role=alert]') ? [node, ...alerts] : alerts)
        said.push(alert.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for an alert after those that were expected before. A toast for visitors goes after two seconds. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((text) => {
        const said = window.alertsSaid ?? [];
        const found = said.splice(0, said.indexOf(text) + 1).at(-1);
        return found ?? said;
      }, text),
    )
    .toBe(text);
}
