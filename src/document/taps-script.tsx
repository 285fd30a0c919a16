import { reportCount } from '#web/ui/report-count.ts';
import { InlineScript } from './inline-script.tsx';

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
