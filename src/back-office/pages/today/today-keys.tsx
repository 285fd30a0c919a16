import { type RefObject, useState } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { useRowKeys } from '#back-office/list/use-row-keys.ts';

const KEYS = [
  ['j', 'Next task'],
  ['k', 'Previous task'],
  ['o', 'Open it'],
  ['c', 'Call'],
  ['w', 'Answer or send on WhatsApp'],
  ['d', 'Done, contacted or still there'],
  ['Esc', 'Close what is open'],
  ['Ctrl K', 'Find anything'],
  ['?', 'These keys'],
] as const;

/** The keys of the tasks, which are those of lists, and the button that names them. */
export function TodayKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [areShown, show] = useState(false);
  useRowKeys({ list, others: { '?': () => show(true) }, onMove: () => undefined });
  return (
    <>
      <button
        type="button"
        aria-label="Keys"
        title="Keys (?)"
        className="row-icon max-lg:hidden"
        onClick={() => show(true)}
      >
        <kbd className="key">?</kbd>
      </button>
      {areShown && (
        <ModalDialog title="Keys" onClose={() => show(false)}>
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
      )}
    </>
  );
}
