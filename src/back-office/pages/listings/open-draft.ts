import { useEffect, useEffectEvent } from 'react';
import { type ListingDraft, listingDrafts } from './listing-draft.ts';

interface OpenDraftProps {
  draftKey: string;
  onFound: (draft: ListingDraft) => void;
}

/** Opens a kept draft, if it is still there. */
export function OpenDraft({ draftKey, onFound }: OpenDraftProps) {
  const open = useEffectEvent(() => {
    const draft = listingDrafts.list().find(({ key }) => key === draftKey);
    if (draft !== undefined) onFound(draft);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => open(), [draftKey]);
  return null;
}
