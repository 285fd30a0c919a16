import { useEffect, useState } from 'react';
import { subscribeToDrafts } from '#back-office/form/draft.ts';
import { DraftOffer } from './draft-offer.tsx';
import { forgetPropertyDraft, type PropertyDraft, propertyDrafts } from './listing-draft.ts';

interface DraftOffersProps {
  /** Which of them; all without it. */
  only?: (draft: PropertyDraft) => boolean;
  onResume: (draft: PropertyDraft) => void;
}

/** Offers back what was typed into the form and not saved. */
export function DraftOffers({ only = () => true, onResume }: DraftOffersProps) {
  const [drafts, setDrafts] = useState(() => propertyDrafts());
  useEffect(() => {
    const look = () => setDrafts(propertyDrafts());
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
        onDiscard={() => forgetPropertyDraft(draft.key)}
      />
    ));
}
