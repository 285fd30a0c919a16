import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTopLayer } from '#back-office/dialogs/top-layer.ts';

interface RowKeys {
  /** Holds the rows, which have `data-row`. */
  list: RefObject<HTMLElement | null>;
  /** The list of keys is asked for. */
  onKeys: () => void;
  /** Closes what is open beside the list. */
  onEscape?: (() => void) | undefined;
  /** The row of the focus has changed by `j` or `k`. */
  onMove?: (index: number) => void;
}

/**
 * The keys of a list, while nobody types and no dialog is open: `j` and `k` go through its rows, `/`
 * leads to its search, and a key that a control of the row, or of the panel that shows the row, has
 * as its `aria-keyshortcuts` presses that control.
 */
export function useRowKeys({ list, onKeys, onEscape, onMove }: RowKeys): void {
  const isCovered = useTopLayer() !== undefined;
  const isUncovered = useMomentAfter(isCovered);
  const last = useRef<LastRow>({ rows: [], place: 0 });

  function actionOf(key: string): (() => void) | undefined {
    if (key === '?') return onKeys;
    if (key === '/') return focusSearch;
    if (key === 'Escape') return onEscape;
    const rows = rowsIn(list.current);
    const place = rows.findIndex((row) => row.contains(document.activeElement) || isOpen(row));
    if (place !== -1) last.current = { rows, place };
    if (key === 'j' || key === 'k') return moving(rows, place, key === 'j' ? 1 : -1);
    return pressing(rows[place] ?? rowBeforeDialog(), key);
  }

  function rowBeforeDialog(): HTMLElement | undefined {
    const row = last.current.rows[last.current.place];
    return isUncovered() && row?.isConnected ? row : undefined;
  }

  function moving(rows: readonly HTMLElement[], place: number, by: 1 | -1) {
    const next = place === -1 ? resumed(last.current, rows, by) : rows[Math.max(0, place + by)];
    if (next === undefined) return undefined;
    return () => {
      last.current = { rows, place: rows.indexOf(next) };
      firstControl(next)?.focus();
      onMove?.(rows.indexOf(next));
    };
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCovered || hasModifier(event) || isTyping(event)) return;
    const act = actionOf(keyOf(event));
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // A passive effect would hear no key that is pressed as soon as the rows are painted.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** The row that had the focus last, among the rows of that time. */
interface LastRow {
  readonly rows: readonly HTMLElement[];
  readonly place: number;
}

/** Whether a dialog has closed that gives the focus back with the next frame. */
function useMomentAfter(isCovered: boolean): () => boolean {
  const frame = useRef(0);
  useEffect(() => {
    if (!isCovered) return;
    return () => {
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
      });
    };
  }, [isCovered]);
  return () => frame.current !== 0;
}

/** Where to go on when a change has taken the row of the focus out of the list. */
function resumed({ rows, place }: LastRow, now: readonly HTMLElement[], by: 1 | -1) {
  const ahead = by === 1 ? rows.slice(place) : rows.slice(0, place).reverse();
  return ahead.find((row) => row.isConnected) ?? now[0];
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function isOpen(row: HTMLElement): boolean {
  return row.dataset.open !== undefined;
}

function pressing(row: HTMLElement | undefined, key: string): (() => void) | undefined {
  if (row === undefined || !/^[a-z]$/.test(key)) return undefined;
  const panel = isOpen(row) ? document.querySelector<HTMLElement>('.side-panel') : null;
  const control = controlIn(panel, key) ?? controlIn(row, key);
  if (control === null) return undefined;
  return () =>
    control instanceof HTMLSelectElement ? openSelect(control, firstControl(row)) : control.click();
}

function controlIn(part: HTMLElement | null, key: string): HTMLElement | null {
  return part?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? null;
}

/** What has the focus when the keys lead to a row: what opens it, or what edits it. */
function firstControl(row: HTMLElement): HTMLElement | null {
  return controlIn(row, 'o') ?? controlIn(row, 'e');
}

/** Opens the choices; with one chosen, the focus goes `back` to where the keys had it. */
function openSelect(select: HTMLSelectElement, back: HTMLElement | null): void {
  select.focus();
  const left = new AbortController();
  select.addEventListener('blur', () => left.abort(), { once: true });
  select.addEventListener('change', () => back?.focus(), { signal: left.signal });
  // Not every browser lets a script open it: then the arrow keys choose.
  try {
    select.showPicker();
  } catch {}
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('[type="search"]')?.focus();
}

/** Enter does nothing in a closed select: there it opens the row. */
function keyOf({ key, target }: KeyboardEvent): string {
  return key === 'Enter' && target instanceof HTMLSelectElement ? 'o' : key;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

const TYPED_INTO =
  'input:not([type="checkbox"]), textarea, select:not([aria-keyshortcuts]), [contenteditable], dialog';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
