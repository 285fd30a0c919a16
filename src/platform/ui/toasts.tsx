import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, removeToast, subscribeToToasts, type Toast } from './toast-list.ts';

const NONE: readonly Toast[] = [];

/** As long as the transition of `toast`. */
const FADE_MS = 300;

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
      className={toasts[0]?.settings.closeButton ? 'toasts' : 'toasts toasts-beside-close'}
    >
      <ol>
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
      className="toast"
    >
      <div className="grow self-center">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <p>{message}</p>
        {detail !== undefined && <p className="text-sm">{detail}</p>}
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
          className="toast-close"
          onClick={() => setLife('removed')}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
