import { KeysDialog } from '#back-office/list/keys-dialog.tsx';

const KEYS = [
  ['o', 'Open it beside the list'],
  ['x', 'Select it'],
  ['e', 'Edit it'],
  ['s', 'Its status'],
  ['p', 'Its price'],
] as const;

export function ListingKeys({ onClose }: { onClose: () => void }) {
  return <KeysDialog what="property" own={KEYS} onClose={onClose} />;
}
