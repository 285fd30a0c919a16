import { late } from '#back-office/late/late.tsx';

export const ListingDialog = late(async () => {
  const [{ ListingDialog }, { discardPhotosWithoutDraft }] = await Promise.all([
    import('./listing-dialog.tsx'),
    import('./draft-photos.ts'),
  ]);
  // Before a form can add photos to a draft that is not kept yet.
  void discardPhotosWithoutDraft();
  return ListingDialog;
});

export const ListingPanel = late(() =>
  import('./panel/listing-panel.tsx').then((code) => code.ListingPanel),
);

export const ListingKeys = late(() =>
  import('./listing-keys.tsx').then((code) => code.ListingKeys),
);

export const DeleteListingDialog = late(() =>
  import('./delete-listing-dialog.tsx').then((code) => code.DeleteListingDialog),
);

export const OpenDraft = late(() => import('./open-draft.ts').then((code) => code.OpenDraft));

export const SavedNotice = late(() =>
  import('./after-save/saved-notice.tsx').then((code) => code.SavedNotice),
);

export const DraftOffers = late(
  () => import('./draft-offers.tsx').then((code) => code.DraftOffers),
  true,
);

export const PendingUploads = late(
  () => import('#back-office/photos/form/pending-uploads.tsx').then((code) => code.PendingUploads),
  true,
);

export const RowUploads = late(
  () => import('#back-office/photos/form/pending-uploads.tsx').then((code) => code.RowUploads),
  true,
);
