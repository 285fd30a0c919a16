import { type FormEvent, useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import { ENQUIRY_STATUSES, type Enquiry, EnquiryUpdate } from '#features/enquiries/enquiry.ts';
import { useMay } from '#session/use-may.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { STATUS_LABELS } from './enquiry-labels.ts';

interface EnquiryFormProps {
  enquiry: Enquiry;
  /** Resolves with what went wrong. */
  onSave: (update: EnquiryUpdate) => Promise<string | undefined>;
}

export function EnquiryForm({ enquiry, onSave }: EnquiryFormProps) {
  const mayWrite = useMay('write');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const update = EnquiryUpdate.safeParse(form);
    if (!update.success) return setProblem(update.error.issues[0]?.message);
    setPending(true);
    setProblem(await onSave(update.data));
    setPending(false);
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!mayWrite} aria-label="Where it stands" className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Status">
            {(control) => (
              <NativeSelect {...control} name="status" defaultValue={enquiry.status}>
                {ENQUIRY_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {STATUS_LABELS[status]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label="Follow up on">
            {(control) => (
              <input
                {...control}
                type="date"
                name="followUpOn"
                defaultValue={enquiry.followUpOn ?? ''}
                className="field"
              />
            )}
          </Field>
        </div>
        <Field label="Note">
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={4}
              maxLength={5000}
              defaultValue={enquiry.note}
              className="field"
            />
          )}
        </Field>
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
