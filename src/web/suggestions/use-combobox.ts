import { type RefObject, useEffect, useId, useState } from 'react';

interface Combobox {
  /** What was typed; '' while nothing shall be offered. */
  readonly text: string;
  readonly listId: string;
  readonly active: number;
  optionId(index: number): string;
  close(): void;
}

/** Text of a field while it is used. */
export function useTypedText(field: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('');
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => setText(input.value), { signal });
    input.addEventListener('blur', () => setText(''), { signal });
    input.form?.addEventListener('submit', () => setText(''), { signal });
    // Nobody has heard what was typed while this code was on its way.
    if (document.activeElement === input) setText(input.value);
    return () => listening.abort();
  }, [field]);
  return { text, close: () => setText('') };
}

/**
 * Makes a field with a list below it a combobox of the ARIA Authoring Practices: arrows choose,
 * Enter takes, Escape closes. The field stays a plain one while the list is empty.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { text, close }: { text: string; close: () => void },
  { count, take }: { count: number; take: (index: number) => void },
): Combobox {
  const listId = `list${useId()}`;
  const [choice, setChoice] = useState({ text, index: -1 });
  const active = choice.text === text && choice.index < count ? choice.index : -1;
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
      if (step !== undefined) setChoice({ text, index: wrapped(active + step, count) });
      else if (event.key === 'Enter' && active >= 0) take(active);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  });
  return { text, listId, active, optionId, close };
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
