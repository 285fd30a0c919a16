import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What was just searched for, in the bar or on the home page. */
let searched = '';

export function keepPhrase(phrase: string): void {
  searched = phrase;
}

/** The box of the bar holds a phrase while its results are shown, and is empty after other moves. */
export function usePhrase(field: RefObject<HTMLInputElement | null>): void {
  const { key } = useLocation();
  const renderedKey = useRef(key);
  useEffect(() => {
    if (renderedKey.current === key || field.current === null) return;
    renderedKey.current = key;
    field.current.value = searched;
    searched = '';
  }, [key, field]);
}
