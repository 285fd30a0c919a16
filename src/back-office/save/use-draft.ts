import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormValues } from './merge-edits.ts';
import type { DraftContents, RecordDraft, RecordDrafts } from './record-drafts.ts';

export function useDraft<Name extends string>({
  drafts,
  resumed,
  ...form
}: {
  drafts: RecordDrafts<Name>;
  values: () => FormValues<Name>;
  subscribe: (onChange: () => void) => () => void;
  resumed: RecordDraft<Name> | undefined;
  stored: () => Pick<DraftContents<Name>, 'base' | 'writer'>;
  isWorthKeeping: (contents: DraftContents<Name>, key: string) => boolean;
}) {
  const [key] = useState(() => resumed?.key ?? drafts.newKey());
  const ended = useRef(false);

  const keep = () => {
    if (ended.current) return;
    const contents = { form: form.values(), ...form.stored() };
    if (form.isWorthKeeping(contents, key)) drafts.keep(key, contents);
    else drafts.remove(key);
  };
  useAutosave(form.subscribe, keep);

  function end() {
    ended.current = true;
    drafts.remove(key);
  }

  return { key, keep, end };
}

const PAUSE_MS = 400;

/** Calls `keep` when the typing pauses, and when the page or the form is left with changes. */
function useAutosave(subscribe: (onChange: () => void) => () => void, keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  const listen = useEffectEvent(subscribe);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keepNow();
    };
    const unsubscribe = listen(() => {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}
