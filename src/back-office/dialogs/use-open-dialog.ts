import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { may } from '#platform/http/permission.ts';
import { currentSession, isValid } from '#session/session.ts';

/**
 * A page's open dialog. `close` and `done` affect only the dialog that was open when they were
 * rendered: a request that ends late must not close one that was opened since.
 */
export function useOpenDialog<What extends object>() {
  const [what, setWhat] = useState<What>();
  const shown = useRef<What>(undefined);
  const { revalidate } = useRevalidator();

  function show(next: What | undefined) {
    shown.current = next;
    setWhat(next);
  }
  function close() {
    if (shown.current === what) show(undefined);
  }

  /** Without a session it does nothing: the guard would leave the page and its open form. */
  function reload() {
    if (isValid(currentSession())) void revalidate();
  }

  return {
    what,
    // A copy: each opening has its own identity.
    open: (next: What) => show({ ...next }),
    close,
    reload,
    done() {
      if (shown.current === what) ignoreNextEnter();
      close();
      reload();
    },
  };
}

export function useRowDialogs<Row>() {
  const { what, open, ...ends } = useOpenDialog<{ edited?: Row | 'new'; deleted?: Row }>();
  return {
    edited: what?.edited,
    deleted: what?.deleted,
    add: () => open({ edited: 'new' }),
    edit: (row: Row) => open({ edited: row }),
    remove: (row: Row) => open({ deleted: row }),
    ...ends,
  };
}

/** Opens the form that an address asks for to those who may write: `?new`, `?edit=12`, `?draft=…`. */
export function useAskedDialog({
  onNew,
  onEdit,
  onDraft,
}: {
  onNew: () => void;
  onEdit?: (id: number) => void;
  /** Is called with the key of a draft. */
  onDraft?: (key: string) => void;
}): void {
  const [query, setQuery] = useSearchParams();
  const isNew = query.has('new');
  const edited = query.get('edit');
  const draft = query.get('draft');
  const open = useEffectEvent(() => {
    if (!isNew && edited === null && draft === null) return;
    const rest = new URLSearchParams(query);
    rest.delete('new');
    rest.delete('edit');
    rest.delete('draft');
    setQuery(rest, { replace: true, preventScrollReset: true });
    const role = currentSession()?.role;
    if (role === undefined || !may(role, 'write')) return;
    if (isNew) onNew();
    else if (draft !== null) onDraft?.(draft);
    else if (/^\d{1,9}$/.test(edited ?? '')) onEdit?.(Number(edited));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => open(), [isNew, edited, draft]);
}

const DOUBLE_PRESS_MS = 500;

/** Keeps a double or held Enter that has closed a dialog from opening it again. */
function ignoreNextEnter(): void {
  const over = new AbortController();
  setTimeout(() => over.abort(), DOUBLE_PRESS_MS);
  const ignore = (event: KeyboardEvent) => {
    const isInPage =
      event.target instanceof Element && event.target.closest('[role=dialog]') === null;
    if (event.key === 'Enter' && isInPage) event.preventDefault();
  };
  addEventListener('keydown', ignore, { capture: true, signal: over.signal });
}
