import { KeyRound, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { RemoveDialog } from '#back-office/dialogs/remove-dialog.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { dayText } from '#back-office/times.ts';
import { Passkey } from '#features/accounts/passkey.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { supportsPasskeys } from '#session/passkeys.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';

export default function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [refusal, setRefusal] = useState('');
  const [status, setStatus] = useState('');
  const statusText = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<'add' | Passkey>();

  const load = useCallback(async () => {
    const answer = await callApi(z.array(Passkey), '/api/Acount/passkeys');
    setRefusal(answer.ok ? '' : answer.refusal.message);
    if (answer.ok) setPasskeys(answer.data);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  async function show(status: string) {
    setOpened(undefined);
    setStatus(status);
    await load();
    // The button that had the focus may have left with its row.
    statusText.current?.focus();
  }

  return (
    <ModalDialog title="Passkeys" onClose={onClose}>
      <div className="grid min-h-0 gap-4 overflow-y-auto p-4 sm:p-6">
        <p>
          With a passkey you log in by the fingerprint, face or PIN of your device. Your password
          goes on working.
        </p>
        <p ref={statusText} role="status" tabIndex={-1} className="notice empty:sr-only">
          {status}
        </p>
        {refusal !== '' && (
          <p role="alert" className="notice-danger">
            {refusal}
          </p>
        )}
        {passkeys === undefined && refusal === '' && <p className="text-muted">Loading…</p>}
        {passkeys !== undefined && <PasskeyList passkeys={passkeys} onRemove={setOpened} />}
      </div>
      <div className="border-t border-line p-4 sm:px-6">
        {supportsPasskeys() ? (
          <button type="button" className={buttonClass()} onClick={() => setOpened('add')}>
            Add a passkey
          </button>
        ) : (
          <p className="text-muted">This browser cannot make a passkey at this address.</p>
        )}
      </div>
      {opened === 'add' && (
        <AddPasskeyDialog
          onAdded={({ name }) => show(`The passkey “${name}” is added.`)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {typeof opened === 'object' && (
        <RemovePasskeyDialog
          passkey={opened}
          onRemoved={() => show(`The passkey “${opened.name}” is removed.`)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ModalDialog>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-muted">You have no passkeys yet.</p>;
  return (
    <ul aria-label="Your passkeys" className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-3 py-3">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-field" />
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-muted">
              Added {dayText(dayInIndia(passkey.createdAt))},{' '}
              {passkey.lastUsedAt === null
                ? 'never used'
                : `last used ${dayText(dayInIndia(passkey.lastUsedAt))}`}
            </p>
          </div>
          <button
            type="button"
            aria-label={`Remove ${passkey.name}`}
            className="row-action hover:border-danger hover:text-danger"
            onClick={() => onRemove(passkey)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Remove</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function RemovePasskeyDialog({
  passkey,
  ...ends
}: {
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}) {
  return (
    <RemoveDialog
      question={`Remove the passkey “${passkey.name}”?`}
      path={`/api/Acount/passkeys/${passkey.id}`}
      {...ends}
    >
      It lets nobody in from then on. The device may go on offering it until you delete it there.
    </RemoveDialog>
  );
}
