import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#ui/store.ts';
import { LateNotice } from './late-notice.tsx';
import { fetchWhenIdle } from './when-idle.ts';

interface Code<Props> {
  readonly Component?: ComponentType<Props>;
  readonly hasFailed?: boolean;
}

export type LateComponent<Props> = ComponentType<Props> & {
  /** Fetches the code now. Never rejects: the component says what failed. */
  readonly fetchCode: () => Promise<void>;
};

/**
 * A component whose code is fetched once the page has been shown, or when it is first rendered.
 * What opens it is state of the page, so that nothing is lost while the code is on its way.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** For a part that nobody has asked for. */
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
