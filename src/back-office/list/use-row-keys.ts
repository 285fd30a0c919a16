import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTopLayer } from '#back-office/dialogs/top-layer.ts';

interface RowKeys {
  /** Holds the rows, which have `data-row`. */
  list: RefObject<HTMLElement | null>;
  /** Keys of the page, by their name. */
  others: Readonly<Record<string, () => void>>;
  /** The row of the focus has changed by `j` or `k`. */
  onMove: (index: number) => void;
}

/**
 * The keys of a list, while nobody types and no dialog is open: `j` and `k` go through its rows, and
 * a key that a control of the row has as its `aria-keyshortcuts` presses that control.
 */
export function useRowKeys({ list, others, onMove }: RowKeys): void {
  const isCovered = useTopLayer() !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCovered || hasModifier(event) || isTyping(event)) return;
    const act = others[event.key] ?? actionOf(event.key, list.current, onMove);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function actionOf(
  key: string,
  list: HTMLElement | null,
  onMove: RowKeys['onMove'],
): (() => void) | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const current = rows.findIndex((row) => row.contains(document.activeElement) || isOpen(row));
  if (key !== 'j' && key !== 'k') return pressing(controlOf(rows[current], key));
  const next = key === 'j' ? current + 1 : Math.max(0, current - 1);
  const row = rows[next];
  return (
    row &&
    (() => {
      controlOf(row, 'o')?.focus();
      onMove(next);
    })
  );
}

function isOpen(row: HTMLElement): boolean {
  return row.dataset.open !== undefined;
}

function pressing(control: HTMLElement | undefined): (() => void) | undefined {
  return (
    control &&
    (() => (control instanceof HTMLSelectElement ? openSelect(control) : control.click()))
  );
}

function controlOf(row: HTMLElement | undefined, key: string): HTMLElement | undefined {
  if (!/^[a-z]$/.test(key)) return undefined;
  return row?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? undefined;
}

function openSelect(select: HTMLSelectElement): void {
  select.focus();
  // Not every browser lets a script open it: then the arrow keys choose.
  try {
    select.showPicker();
  } catch {}
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog') !==
      null
  );
}
