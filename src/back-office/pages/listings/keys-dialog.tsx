import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';

const KEYS = [
  ['j', 'Next property'],
  ['k', 'Previous property'],
  ['o', 'Open it beside the list'],
  ['x', 'Select it'],
  ['e', 'Edit it'],
  ['s', 'Its status'],
  ['/', 'Search the list'],
  ['Esc', 'Close what is open'],
  ['Ctrl K', 'Find anything'],
  ['?', 'These keys'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 p-4 sm:p-6">
        {KEYS.map(([key, does]) => (
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
