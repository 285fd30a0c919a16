import { InlineScript } from '#document/inline-script.tsx';
import { recordEarlyEvents } from './record-early-events.ts';

/** Before everything that a visitor can touch. */
export function EarlyEventsScript() {
  const code = import.meta.env.SSR ? `(${recordEarlyEvents})();(${markUntold})();` : '';
  return <InlineScript code={code} />;
}

/**
 * Where the browser cannot receive alerts, what offers them is WhatsApp from the first paint.
 * Pages carry a copy of it as text: it must not use anything outside its body.
 */
function markUntold(): void {
  const canTell = 'PushManager' in window && 'Notification' in window;
  document.documentElement.classList.toggle('untold', !canTell);
}
