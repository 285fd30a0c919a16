import { type FormEvent, useEffect, useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import {
  ENQUIRY_STATUSES,
  type Enquiry,
  type EnquiryStatus,
  EnquiryUpdate,
} from '#features/enquiries/enquiry.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { hasMembers, isListOf, isText, shapeOf } from '#platform/validation/shape.ts';
import { useMay } from '#session/use-may.ts';
import { useSession } from '#session/use-session.ts';
import { STATUS_LABELS } from './enquiry-labels.ts';

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

const ASSIGNEES = shapeOf(hasMembers<{ items: string[] }>({ items: isListOf(isText) }));

/** Who of the staff looks after the enquiry. */
function AssigneeField({ assignee }: { assignee: string | null }) {
  const [fetched, setFetched] = useState<readonly string[]>([]);
  const me = useSession()?.userName;
  useEffect(() => {
    void callApi(ASSIGNEES, '/api/Enquiry/assignees').then(
      (answer) => answer.ok && setFetched(answer.data.items),
    );
  }, []);
  // Who has left may still have it.
  const names = new Set([...(assignee === null ? [] : [assignee]), ...fetched]);
  return (
    <Field label="Looked after by">
      {(control) => (
        <NativeSelect {...control} name="assignee" defaultValue={assignee ?? ''}>
          <option value="">Nobody yet</option>
          {[...names].map((name) => (
            <option key={name} value={name}>
              {name === me ? `${name} (you)` : name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

const DAY_MS = 24 * 60 * 60_000;

const USUAL_DAYS = [
  ['Tomorrow', 1],
  ['In 3 days', 3],
  ['In a week', 7],
] as const;

/** A day, or one of those that are chosen most in one tap; a second tap takes it back. */
function FollowUpField({ day: stored }: { day: string | null }) {
  const [day, setDay] = useState(stored ?? '');
  const [now] = useState(Date.now);
  return (
    <div className="grid gap-2">
      <Field label="Follow up on">
        {(control) => (
          <input
            {...control}
            type="date"
            name="followUpOn"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            className="field"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {USUAL_DAYS.map(([label, days]) => {
          const usual = dayInIndia(new Date(now + days * DAY_MS));
          const isChosen = day === usual;
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              className="row-action grow aria-pressed:border-field aria-pressed:text-field"
              onClick={() => setDay(isChosen ? '' : usual)}
            >
              {label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
