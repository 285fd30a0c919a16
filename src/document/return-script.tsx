import { InlineScript } from './inline-script.tsx';

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
