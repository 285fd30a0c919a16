import { createStore } from './store.ts';

interface StoredValue<Value> {
  get(): Value;
  /** Changes what another tab may have written meanwhile. */
  update(change: (value: Value) => Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A value that this browser remembers, in step between its tabs. `read` is given what is stored, also
 * junk, or null. Where storage is switched off or full, the value lasts as long as the page.
 */
export function createStoredValue<Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string | null,
): StoredValue<Value> {
  let isKept = true;
  const stored = (fallback: Value): Value => {
    if (typeof window === 'undefined' || !isKept) return fallback;
    try {
      return read(localStorage.getItem(key));
    } catch {
      return fallback;
    }
  };
  const store = createStore(stored(read(null)));
  if (typeof window !== 'undefined') {
    const readAgain = () => store.set(stored(store.get()));
    addEventListener('storage', readAgain);
    // A page that rested in the back-forward cache has missed the events.
    addEventListener('pageshow', (event) => event.persisted && readAgain());
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    update(change) {
      const value = change(stored(store.get()));
      const text = write(value);
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        isKept = true;
      } catch {
        isKept = false;
      }
      store.set(value);
    },
  };
}
