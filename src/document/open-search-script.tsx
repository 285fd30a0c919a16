import { InlineScript } from './inline-script.tsx';

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
