import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';

type Suggestions = ComponentType<{ field: RefObject<HTMLInputElement | null> }>;

/** Loads the code of suggestions when a field is first used. Without it the field works as it is. */
export function useLateSuggestions(field: RefObject<HTMLInputElement | null>): {
  Suggestions: Suggestions | undefined;
  load: () => void;
} {
  const [Suggestions, setSuggestions] = useState<Suggestions>();
  const load = useCallback(() => {
    import('#web/suggestions/suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    );
  }, []);
  useEffect(() => {
    // The focus was here before the scripts.
    if (document.activeElement === field.current) load();
  }, [field, load]);
  return { Suggestions, load };
}
