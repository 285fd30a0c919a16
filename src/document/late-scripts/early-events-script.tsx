import { InlineScript } from '#document/inline-script.tsx';
import { markUntold } from './mark-untold.ts';
import { recordEarlyEvents } from './record-early-events.ts';

/** Before everything that a visitor can touch. */
export function EarlyEventsScript() {
  const code = import.meta.env.SSR ? `(${recordEarlyEvents})();(${markUntold})();` : '';
  return <InlineScript code={code} />;
}
