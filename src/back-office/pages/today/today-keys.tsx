import { type RefObject, useState } from 'react';
import { KeysDialog } from '#back-office/list/keys-dialog.tsx';
import { useRowKeys } from '#back-office/list/use-row-keys.ts';

const KEYS = [
  ['o', 'Open it'],
  ['c', 'Call'],
  ['w', 'Answer or send on WhatsApp'],
  ['d', 'Done, contacted or still there'],
] as const;

/** The keys of the tasks, which are those of lists, and the button that names them. */
export function TodayKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [areShown, show] = useState(false);
  useRowKeys({ list, onKeys: () => show(true) });
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
        <KeysDialog what="task" own={KEYS} hasSearch={false} onClose={() => show(false)} />
      )}
    </>
  );
}
