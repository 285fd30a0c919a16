import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';

type Keys = readonly (readonly [key: string, does: string])[];

interface KeysDialogProps {
  /** What a row is, e.g. `property`. */
  what: string;
  /** Those of this list alone. */
  own: Keys;
  /** Whether the list can be searched. */
  hasSearch?: boolean;
  onClose: () => void;
}

export function KeysDialog({ what, own, hasSearch = true, onClose }: KeysDialogProps) {
  const keys: Keys = [
    ['j', `Next ${what}`],
    ['k', `Previous ${what}`],
    ...own,
    ...(hasSearch ? ([['/', 'Search the list']] as const) : []),
    ['Esc', 'Close what is open'],
    ['Ctrl K', 'Find anything'],
    ['?', 'These keys'],
  ];
  return (
    <ModalDialog title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 p-4 sm:p-6">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
