import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: LayoutShift[];
  }
}

/** Something that moved without anybody having touched the page. */
export interface LayoutShift {
  value: number;
  /** The first elements that moved, as HTML. */
  moved: string[];
}

/** Notes from the next load on what moves. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 160) : (node?.textContent ?? ''),
        );
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was loaded, up to the next frame. */
export async function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShifts ?? [];
  });
}
