import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, removeToast, subscribeToToasts, type Toast } from './toast-list.ts';

const NONE: readonly Toast[] = [];

/** As long as the transition of the card's classes. */
const FADE_MS = 300;

/** On a phone it leaves the button free that closes a dialog. */
const BESIDE_CLOSE = 'w-fit max-w-[min(24rem,calc(100%-6rem))]';

/** The corner where toasts appear, above drawers and dialogs. */
interface ToastsProps {
  label: string;
  closeLabel: string;
}

export function Toasts({ label, closeLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;

  useEffect(() => {
    // The top layer stacks in the order of showing: showing it again puts it above an open drawer.
    region.current?.hidePopover?.();
    if (newest !== undefined) region.current?.showPopover?.();
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      // Dialogs of react-aria hide everything else from screen readers, except elements with this.
      data-react-aria-top-layer="true"
      className={`fixed top-2 right-2 bottom-auto left-auto m-0 border-0 bg-transparent p-0 text-ink sm:top-4 sm:right-4 sm:w-96 ${toasts[0]?.settings.closeButton ? 'w-[calc(100%-1rem)]' : BESIDE_CLOSE}`}
    >
      {/* Two would cover the search of a list on a phone: there the newest stands alone. */}
      <ol className="flex flex-col gap-3 max-sm:*:not-first:hidden">
        {toasts.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} closeLabel={closeLabel} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Life = 'inactive' | 'active' | 'removed';

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, tone, title, message, detail, settings, action } = toast;
  const [life, setLife] = useState<Life>('inactive');
  const [stayMs, setStayMs] = useState<number | undefined>(settings.timeOutMs);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setLife('active'));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (stayMs === undefined) return;
    const timer = setTimeout(() => setLife('removed'), stayMs);
    return () => clearTimeout(timer);
  }, [stayMs]);

  useEffect(() => {
    if (life !== 'removed') return;
    const timer = setTimeout(() => removeToast(id), FADE_MS);
    return () => clearTimeout(timer);
  }, [life, id]);

  const pause = () => setStayMs(undefined);
  const resume = () => setStayMs(settings.extendedTimeOutMs);
  return (
    // biome-ignore lint/a11y: pointer and tap are shortcuts; every toast closes by itself
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-state={life}
      inert={life === 'removed'}
      onClick={() => setLife('removed')}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      className={`flex items-start gap-3 rounded-card border border-l-4 border-line-strong bg-surface py-3 pr-2 pl-4 transition-opacity duration-300 ${tone === 'error' ? 'border-l-danger' : 'border-l-field'} ${life === 'active' ? 'opacity-100' : 'opacity-0'}`}
    >
      <div className="grow self-center">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <p>{message}</p>
        {detail !== undefined && <p className="mt-1 text-sm">{detail}</p>}
      </div>
      {action !== undefined && (
        <button
          type="button"
          className="min-h-11 shrink-0 px-3 font-semibold text-field underline"
          onClick={action.run}
        >
          {action.label}
        </button>
      )}
      {settings.closeButton && (
        <button
          type="button"
          aria-label={closeLabel}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full"
          onClick={() => setLife('removed')}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
