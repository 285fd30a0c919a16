import { startEarlyRequests } from '#session/early-answers.ts';
import { SESSION_KEY } from '#session/session.ts';
import { reportCount } from '#web/ui/report-count.ts';
import { InlineScript } from './inline-script.tsx';

export function EarlyRequestsScript({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return <InlineScript code={import.meta.env.SSR ? startAsking(addresses) : ''} />;
}

function startAsking(addresses: readonly string[]): string {
  const asked = JSON.stringify([SESSION_KEY, addresses]).replaceAll('<', '\\u003c');
  return `(${startEarlyRequests})(...${asked});`;
}

/** In the head, because whoever opens the search types at once, maybe before the scripts run. */
export function OpenSearchScript() {
  return <InlineScript code={import.meta.env.SSR ? `(${openSearchReady})();` : ''} />;
}

/** Pages carry a copy of it as text: it must not use anything outside its body. */
function openSearchReady(): void {
  addEventListener('click', (event) => {
    const sheet = document.getElementById('search');
    const field = sheet?.querySelector('input');
    if (!(event.target instanceof Element) || !sheet || !field) return;
    if (!event.target.closest('[popovertarget=search]:not([popovertargetaction])')) return;
    event.preventDefault();
    // Within the click: iOS opens its keyboard for no later focus.
    sheet.togglePopover();
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  });
}

/** Gives `<html>` a class, before anything is painted, if the visitor returns to a place in the page. */
export function ReturnScript() {
  return <InlineScript code={import.meta.env.SSR ? `(${markReturn})();` : ''} />;
}

/** Pages carry a copy of it as text: it must not use anything outside its body. */
function markReturn(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
    document.documentElement.classList.add('returned');
}

/** In the head, because a press counts from the first moment, long before the scripts run. */
export function TapsScript() {
  return <InlineScript code={import.meta.env.SSR ? `(${countTaps})(${reportCount});` : ''} />;
}

/**
 * Reports taps on links that `tapped` has marked, as long as the document is open.
 * Pages carry a copy of it as text: it must not use anything outside its body.
 */
function countTaps(report: typeof reportCount): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-tap]') : null;
    if (link === null) return;
    const [kind, id] = link.dataset.tap?.split(' ') ?? [];
    report('/api/Tap', { kind, propertyId: Number(id) });
  });
}
