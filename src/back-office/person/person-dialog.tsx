import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { ConfirmButtons } from '#back-office/dialogs/question-dialog.tsx';
import { saveFile } from '#back-office/downloads/save-file.ts';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import { showSaved } from '#back-office/save/save-toasts.ts';
import { ErasedPerson } from '#features/people/person.ts';
import { buttonClass } from '#platform/ui/button.ts';

interface PersonDialogProps {
  phone: string;
  onClose: () => void;
  onErased: () => void;
}

/** What the law lets a person ask for: to see what is kept, and to have it erased. */
export function PersonDialog({ phone, onClose, onErased }: PersonDialogProps) {
  const [kept, setKept] = useState<EverythingKept>();
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'shown' | 'asking' | 'erasing'>('shown');

  useEffect(() => {
    void fetchEverything(phone).then((answer) => {
      if (answer.ok) setKept(answer.data);
      else setProblem(answer.refusal.message);
    });
  }, [phone]);

  async function erase() {
    setStep('erasing');
    const answer = await callApi(ErasedPerson, '/api/Person/erase', jsonRequest('POST', { phone }));
    if (answer.ok) {
      showSaved('deleted');
      return onErased();
    }
    setProblem(answer.refusal.message);
    setStep('asking');
  }

  const alert = (
    <p role="alert" className="text-sm font-semibold text-danger empty:sr-only">
      {problem}
    </p>
  );
  if (kept !== undefined && step !== 'shown')
    return (
      <ModalDialog role="alertdialog" title="Want to erase this person?" onClose={onClose}>
        <div className="grid gap-4 px-4 pb-4 sm:px-6">
          <p className="text-muted">{keptInWords(kept)} will be erased for ever.</p>
          {alert}
        </div>
        <ConfirmButtons
          label="Erase"
          pendingLabel="Erasing…"
          pending={step === 'erasing'}
          onConfirm={() => void erase()}
          onCancel={onClose}
        />
      </ModalDialog>
    );
  return (
    <ModalDialog title="Everything about this person" onClose={onClose}>
      <div className="grid gap-5 p-4 sm:p-6">
        <p role="status">{kept === undefined ? 'Loading...' : keptInWords(kept)}</p>
        {alert}
        {kept !== undefined && (
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonClass('quiet')} onClick={() => saveJson(kept)}>
              Download as JSON
            </button>
            <button
              type="button"
              className={`${buttonClass('quiet')} hover:border-danger! hover:text-danger!`}
              onClick={() => setStep('asking')}
            >
              Erase
            </button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
}

const EverythingKept = z.object({
  phone: z.string(),
  enquiries: z.array(z.unknown()),
  buyers: z.array(z.unknown()),
  messages: z.array(z.unknown()),
});
type EverythingKept = z.infer<typeof EverythingKept>;

function fetchEverything(phone: string) {
  return callApi(EverythingKept, '/api/Person/export', jsonRequest('POST', { phone }));
}

/** `2 enquiries and 1 buyer of +919876543210`. */
function keptInWords({ phone, enquiries, buyers, messages }: EverythingKept): string {
  const parts = [
    counted(enquiries.length, 'enquiry', 'enquiries'),
    counted(buyers.length, 'buyer', 'buyers'),
    counted(messages.length, 'waiting e-mail', 'waiting e-mails'),
  ].filter((part) => part !== undefined);
  const all = new Intl.ListFormat('en').format(parts);
  return `${all || 'Nothing'} of ${phone}`;
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}

function saveJson(kept: EverythingKept): void {
  saveFile(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }), 'person.json');
}
