import { useEffect, useState } from 'react';
import { subscribeToDrafts } from '#back-office/save/draft-store.ts';
import { DraftOffer } from './draft-offer.tsx';
import { type ListingDraft, listingDrafts } from './listing-draft.ts';

interface DraftOffersProps {
  /** Which of them; all without it. */
  only?: (draft: ListingDraft) => boolean;
  onResume: (draft: ListingDraft) => void;
}

/** Offers back what was typed into the form and not saved. */
export function DraftOffers({ only = () => true, onResume }: DraftOffersProps) {
  const [drafts, setDrafts] = useState(() => listingDrafts.list());
  useEffect(() => {
    const look = () => setDrafts(listingDrafts.list());
    // A form that has just been closed keeps its draft as it goes, which is after this was rendered.
    look();
    return subscribeToDrafts(look);
  }, []);
  return drafts
    .filter(only)
    .map((draft) => (
      <DraftOffer
        key={draft.key}
        draft={draft}
        onResume={() => onResume(draft)}
        onDiscard={() => listingDrafts.remove(draft.key)}
      />
    ));
}
