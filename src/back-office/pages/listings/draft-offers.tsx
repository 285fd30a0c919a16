import { useEffect, useState } from 'react';
import { QuestionDialog } from '#back-office/dialogs/question-dialog.tsx';
import { Instant } from '#back-office/pages/account/instant.tsx';
import { countPhotos } from '#back-office/photos/form/count-photos.ts';
import { usePhotoQueue } from '#back-office/photos/form/use-photo-queue.ts';
import { subscribeToDrafts } from '#back-office/save/draft-store.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { discardDraft, draftPhotoCount } from './draft-photos.ts';
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

interface DraftOfferProps {
  draft: ListingDraft;
  onResume: () => void;
  onDiscard: () => void;
}

function DraftOffer({ draft, onResume, onDiscard }: DraftOfferProps) {
  const { title } = draft.values.form;
  const photos = draftPhotoCount(usePhotoQueue().kept, draft.key);
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-label="Not saved"
      className="notice flex flex-wrap items-center justify-between gap-3"
    >
      <p className="min-w-0 grow basis-60">
        {missingParts(draft)}
        {photos === 0 ? '' : `, with ${countPhotos(photos)}`}:{' '}
        {title === '' ? 'without a title' : `“${title}”`}, <Instant at={draft.at} />.
      </p>
      <div className="flex gap-3">
        <button type="button" className={buttonClass()} onClick={onResume}>
          Continue
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => setAsking(true)}>
          Discard
        </button>
      </div>
      {asking && (
        <QuestionDialog
          question={`Discard what was typed into ${title === '' ? 'this listing' : `“${title}”`}?`}
          onCancel={() => setAsking(false)}
        >
          <button type="button" className={buttonClass('danger')} onClick={onDiscard}>
            Discard
          </button>
        </QuestionDialog>
      )}
    </section>
  );
}

function missingParts({ values: { writer } }: ListingDraft): string {
  if (writer.id === undefined)
    return writer.attempt?.body === undefined
      ? 'A new listing was not saved'
      : 'A new listing may not have been saved';
  return 'Changes to a listing were not saved';
}
