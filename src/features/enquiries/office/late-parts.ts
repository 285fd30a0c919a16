import { late } from '#back-office/late/late.tsx';

export const EnquiryPanel = late(() =>
  import('./enquiry-panel.tsx').then((code) => code.EnquiryPanel),
);

export const NoteDialog = late(() => import('./note-dialog.tsx').then((code) => code.NoteDialog));

export const KeysDialog = late(() =>
  import('#back-office/list/keys-dialog.tsx').then((code) => code.KeysDialog),
);
