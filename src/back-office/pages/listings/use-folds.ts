import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isListOf, isText } from '#platform/validation/shape.ts';
import type { SectionName } from './form-layout.ts';

const KEY = 'folded sections of the listing form';

export interface Folds {
  has: (section: SectionName) => boolean;
  toggle: (section: SectionName) => void;
  /** Before its fields are focused: what is folded away takes no focus. */
  open: (section: SectionName) => void;
}

/** Which sections are folded: by hand alone, and again in the next form if they are complete. */
export function useFolds(complete: () => readonly SectionName[]): Folds {
  const [folded, setFolded] = useState<readonly string[]>(() => {
    const kept = remembered();
    return kept.length === 0 ? kept : complete().filter((section) => kept.includes(section));
  });
  const without = (section: SectionName) => folded.filter((name) => name !== section);
  return {
    has: (section) => folded.includes(section),
    toggle(section) {
      const isFolded = folded.includes(section);
      setFolded(isFolded ? without(section) : [...folded, section]);
      const others = remembered().filter((name) => name !== section);
      remember(isFolded ? others : [...others, section]);
    },
    open: (section) => flushSync(() => setFolded(without(section))),
  };
}

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isListOf(isText)(kept) ? kept : [];
  } catch {
    return [];
  }
}

function remember(folded: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(folded));
  } catch {
    // Without storage a section stays folded as long as its form is open.
  }
}
