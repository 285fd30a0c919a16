import { useEffect } from 'react';
import { reportCount } from '#web/ui/report-count.ts';

/** Reports taps on links that `tapped` has marked, as long as the document is open. */
export function useTapReports(): void {
  useEffect(() => addEventListener('click', report), []);
}

function report({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-tap]') : null;
  if (link === null) return;
  const [kind, id] = link.dataset.tap?.split(' ') ?? [];
  reportCount('/api/Tap', { kind, propertyId: Number(id) });
}
