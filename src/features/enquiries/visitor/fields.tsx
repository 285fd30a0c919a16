import { type ComponentProps, type ReactNode, useId } from 'react';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  children: (field: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label, hint and error. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={`text-sm ${error === undefined ? 'text-muted' : 'font-semibold text-danger'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldFrameProps, 'children'> & ComponentProps<'input'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(field) => <input {...input} {...field} className="field" />}
    </FieldFrame>
  );
}

interface ConsentFieldProps extends Pick<ComponentProps<'input'>, 'defaultChecked' | 'autoFocus'> {
  agency: string;
  error: string | undefined;
}

/** Ticked only where the visitor has ticked it before: consent is given, not assumed. */
export function ConsentField({ agency, error, ...input }: ConsentFieldProps) {
  const messages = usePageMessages('enquiry');
  const { privacyPolicy } = useSharedMessages();
  const local = useLocalAddress();
  const policy = (
    <a
      href={local('/privacy-policy')}
      target="_blank"
      rel="noreferrer"
      className="text-field underline"
    >
      {privacyPolicy}
    </a>
  );
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...input}
          id="consent"
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'consent-note'}
          className="mt-1 size-6 shrink-0 accent-field"
        />
        <label htmlFor="consent" className="min-h-11">
          <FilledMessage message={messages.consent} values={{ agency, policy }} />
        </label>
      </div>
      {error !== undefined && (
        <p id="consent-note" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
