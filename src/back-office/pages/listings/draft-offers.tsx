import { useEffect, useState } from 'react';
import { subscribeToDrafts } from '#back-office/save/draft-store.ts';
import { DraftOffer } from './draft-offer.tsx';
import { discardDraft } from './draft-photos.ts';
import { type ListingDraft, listingDrafts } from './listing-draft.ts';

interface DraftOffersProps {
  only?: (draft: ListingDraft) => boolean;
  onResume: (draft: ListingDraft) => void;
}

export function DraftOffers({ only = () => true, onResume }: DraftOffersProps) {
  const [drafts, setDrafts] = useState(() => listingDrafts.list());
  useEffect(() => {
    const update = () => setDrafts(listingDrafts.list());
    // A form that closes keeps its draft when it unmounts, which is after this render.
    update();
    return subscribeToDrafts(update);
  }, []);
  return drafts
    .filter(only)
    .map((draft) => (
      <DraftOffer
        key={draft.key}
        draft={draft}
        onResume={() => onResume(draft)}
        onDiscard={() => discardDraft(draft.key)}
      />
    ));
}
