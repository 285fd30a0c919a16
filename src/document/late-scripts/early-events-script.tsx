import { InlineScript } from '#document/inline-script.tsx';
import { recordEarlyEvents } from './record-early-events.ts';

/** Before everything that a visitor can touch. */
export function EarlyEventsScript() {
  return <InlineScript code={import.meta.env.SSR ? `(${recordEarlyEvents})();` : ''} />;
}
