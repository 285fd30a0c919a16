import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '#platform/ui/button.ts';
import { createStore } from '#platform/ui/store.ts';
import { fetchWhenIdle } from './when-idle.ts';

interface Code<Props> {
  readonly Component?: ComponentType<Props>;
  readonly hasFailed?: boolean;
}

type LateComponent<Props> = ComponentType<Props> & {
  /** Fetches the code now. Never rejects: the component says what failed. */
  readonly fetchCode: () => Promise<void>;
};

/**
 * A component whose code is fetched once the page has been shown, or when it is first rendered.
 * What opens it is state of the page, so that nothing is lost while the code is on its way.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shows nothing until the code has come: nobody has asked for this part. */
  isQuiet = false,
): LateComponent<Props> {
  const code = createStore<Code<Props>>({});
  let loading: Promise<void> | undefined;

  function fetchCode(): Promise<void> {
    if (code.get().Component !== undefined) return Promise.resolve();
    if (code.get().hasFailed) code.set({});
    loading ??= load()
      .then((Component) => code.set({ Component }))
      .catch(() => code.set({ hasFailed: true }))
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  fetchWhenIdle(fetchCode);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, by modules
  function Late(props: Props) {
    const { Component, hasFailed = false } = useSyncExternalStore(
      code.subscribe,
      code.get,
      code.get,
    );
    useEffect(() => {
      const goOn = () => void fetchCode();
      goOn();
      addEventListener('online', goOn);
      return () => removeEventListener('online', goOn);
    }, []);
    if (Component !== undefined) return <Component {...props} />;
    return isQuiet ? null : <LateNotice hasFailed={hasFailed} onRetry={() => void fetchCode()} />;
  }
  return Object.assign(Late, { fetchCode });
}

const QUIET_MS = 300;

/** Stands for a component until its code has arrived. */
function LateNotice({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!hasFailed && !isSlow) return null;
  return createPortal(
    <div className="back-office">
      <aside aria-label="Loading" className="session-notice">
        {hasFailed ? (
          <>
            <p role="alert">
              This could not be loaded. Nothing was lost: check your connection and try again.
            </p>
            <button type="button" className={buttonClass()} onClick={onRetry}>
              Try again
            </button>
          </>
        ) : (
          <p role="status">Loading…</p>
        )}
      </aside>
    </div>,
    document.body,
  );
}
