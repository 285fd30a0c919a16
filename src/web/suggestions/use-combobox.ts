import { type RefObject, useEffect, useId, useState } from 'react';
import type { Typed } from './complete.ts';

const NOTHING: Typed = { text: '', rest: '' };

interface Combobox {
  readonly listId: string;
  readonly active: number;
  optionId(index: number): string;
}

/**
 * What was typed into a field since it was entered: '' before the first key, undefined while nothing
 * shall be offered.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<Typed>();
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => setTyped(undefined);
    input.addEventListener('input', () => setTyped(typedIn(input)), { signal });
    input.addEventListener('focus', () => setTyped(NOTHING), { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    // Nobody has heard what was typed while this code was on its way.
    if (document.activeElement === input)
      setTyped(input.value === input.defaultValue ? NOTHING : typedIn(input));
    return () => listening.abort();
  }, [field]);
  return { typed, close: () => setTyped(undefined) };
}

/** Within a word there is nothing to complete. */
function typedIn({ value, selectionEnd }: HTMLInputElement): Typed | undefined {
  const end = selectionEnd ?? value.length;
  const rest = value.slice(end).trimEnd();
  return /^\S/.test(rest) ? undefined : { text: value.slice(0, end), rest };
}

/**
 * Makes a field with a list below it a combobox of the ARIA Authoring Practices: arrows choose,
 * Enter takes, Escape closes. The field stays a plain one while the list is empty.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { typed, close }: ReturnType<typeof useTypedText>,
  { count, take }: { count: number; take: (index: number) => void },
): Combobox {
  const listId = `list${useId()}`;
  const [choice, setChoice] = useState({ typed, index: -1 });
  const active = choice.typed === typed && choice.index < count ? choice.index : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
    });
  }, [field, count, active, listId]);

  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      if (count === 0 || event.isComposing || event.altKey || event.ctrlKey || event.metaKey)
        return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setChoice({ typed, index: wrapped(active + step, count) });
      else if (event.key === 'Enter' && active >= 0) take(active);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  });
  return { listId, active, optionId };
}

/** From -1, the field itself, to the last one and around. */
function wrapped(index: number, count: number): number {
  return ((index + 1 + count + 1) % (count + 1)) - 1;
}

function setAttributes(
  element: HTMLElement,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
