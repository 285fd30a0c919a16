import { type FormEvent, useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import {
  ENQUIRY_STATUSES,
  type Enquiry,
  type EnquiryStatus,
  EnquiryUpdate,
} from '#features/enquiries/enquiry.ts';
import { useMay } from '#session/use-may.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { AssigneeField } from './assignee-field.tsx';
import { STATUS_LABELS } from './enquiry-labels.ts';
import { FollowUpField } from './follow-up-field.tsx';

interface EnquiryFormProps {
  enquiry: Enquiry;
  /** The person has been talked to: a new enquiry is new no longer. */
  isAnswered?: boolean;
  /** Resolves with what went wrong. */
  onSave: (update: EnquiryUpdate) => Promise<string | undefined>;
  onSaved: (status: EnquiryStatus) => void;
}

export function EnquiryForm({ enquiry, isAnswered = false, onSave, onSaved }: EnquiryFormProps) {
  const mayWrite = useMay('write');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const status = isAnswered && enquiry.status === 'new' ? 'contacted' : enquiry.status;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const update = EnquiryUpdate.safeParse(form);
    if (!update.success) return setProblem(update.error.issues[0]?.message);
    setPending(true);
    const wrong = await onSave(update.data);
    setPending(false);
    setProblem(wrong);
    if (wrong === undefined) onSaved(update.data.status);
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!mayWrite} aria-label="Where it stands" className="grid gap-4">
        <Field label="Note">
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              maxLength={5000}
              defaultValue={enquiry.note}
              className="field"
            />
          )}
        </Field>
        <FollowUpField day={enquiry.followUpOn} />
        <div className="grid grid-cols-2 gap-4">
          <Field label="Status">
            {(control) => (
              <NativeSelect {...control} name="status" defaultValue={status}>
                {ENQUIRY_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {STATUS_LABELS[status]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <AssigneeField assignee={enquiry.assignee} />
        </div>
        <p role="alert" className="text-sm font-semibold text-danger empty:sr-only">
          {problem}
        </p>
        {mayWrite && (
          <button
            type="submit"
            aria-disabled={pending}
            className={`${buttonClass()} justify-self-end`}
          >
            {pending ? 'Saving…' : 'Save'}
          </button>
        )}
      </fieldset>
    </form>
  );
}
