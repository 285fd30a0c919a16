import { useEffect, useState } from 'react';
import { DraftOffer } from './draft-offer.tsx';
import { forgetPropertyDraft, propertyDrafts } from './property-draft.ts';

/** Offers back everything that was typed into the form and not saved. */
export function DraftOffers({ onResume }: { onResume: (id: number | undefined) => void }) {
  const [drafts, setDrafts] = useState(propertyDrafts);
  // A form that has just been closed keeps its draft as it goes, which is after this was rendered.
  useEffect(() => setDrafts(propertyDrafts()), []);
  return drafts.map(({ id, draft }) => (
    <DraftOffer
      key={id ?? 'new'}
      draft={draft}
      isChange={id !== undefined}
      onResume={() => onResume(id)}
      onDiscard={() => {
        forgetPropertyDraft(id);
        setDrafts(propertyDrafts());
      }}
    />
  ));
}
