import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { may } from '#http/permission.ts';
import { currentSession } from '#session/session.ts';

interface AskedDialog {
  onNew: () => void;
  onEdit?: (id: number) => void;
  /** With the key of a draft. */
  onDraft?: (key: string) => void;
}

/** Opens the form that an address asks for to those who may write: `?new`, `?edit=12`, `?draft=…`. */
export function useAskedDialog({ onNew, onEdit, onDraft }: AskedDialog): void {
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
