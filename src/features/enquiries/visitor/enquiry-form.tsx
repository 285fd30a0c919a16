import { useState } from 'react';
import {
  type EnquiryKind,
  KINDS,
  MAX_MESSAGE,
  MAX_NAME,
} from '#features/enquiries/enquiry-kinds.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { MAX_PHONE } from '#platform/validation/phone-number.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { ConsentField, FieldFrame, TextField } from './fields.tsx';
import type { VisitDay } from './load-page.server.ts';
import { createPhotoChoice } from './photo-choice.ts';
import { PhotosField, prepareWhenNeeded } from './photos-field.tsx';
import type { RefusedForm } from './receive-form.server.ts';
import type { FormField } from './sending/form-body.ts';
import { BY_VIDEO_LENGTH, readVideo } from './sending/form-body.ts';
import { TimeFields } from './time-fields.tsx';
import { useSending } from './use-sending.ts';

interface EnquiryFormProps {
  kind: EnquiryKind;
  propertyId: number | undefined;
  agency: string;
  formToken: string;
  days: readonly VisitDay[];
  /** The idempotency key, so that a form that is sent twice stores one enquiry. */
  formKey: string;
  /** What the server refused to a browser without scripts. */
  refused: RefusedForm | undefined;
}

/** A plain form; with scripts it is sent in the background and kept while the network is away. */
export function EnquiryForm({
  kind,
  propertyId,
  agency,
  formToken,
  days,
  refused,
  formKey,
}: EnquiryFormProps) {
  const messages = usePageMessages('enquiry');
  const language = useLanguage();
  const [choice] = useState(() => createPhotoChoice(prepareWhenNeeded));
  const { state, fields = refused?.fields ?? [], send } = useSending(formKey, choice);
  const typed = refused?.typed;
  const { isByVideo, message } = readVideo(typed?.message);
  const errorOf = (field: FormField) =>
    fields.includes(field) ? messages.errors[field] : undefined;
  /** Scripts move the focus themselves. */
  const isFirstRefused = (field: FormField) => refused?.fields[0] === field;
  const general = (['form', 'tooMany', 'failed'] as const).find((field) => fields.includes(field));
  const hidden = { kind, property: propertyId ?? '', language, formToken, key: formKey };
  if (state === 'waiting') return <Waiting />;
  return (
    // The browser's own messages would be in its language, one at a time, and gone at the next touch.
    <form method="post" noValidate data-needs-scripts="" onSubmit={send} className="grid gap-5">
      {fields.length > 0 && (
        <p
          role="alert"
          className="rounded-card border border-danger px-4 py-3 font-semibold text-danger"
        >
          {general === undefined ? messages.errors.summary : messages.errors[general]}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="name"
        label={messages.name}
        autoComplete="name"
        required
        maxLength={MAX_NAME}
        defaultValue={typed?.name}
        error={errorOf('name')}
        autoFocus={isFirstRefused('name')}
      />
      <TextField
        type="tel"
        name="phone"
        label={messages.phone}
        hint={messages.phoneHint}
        autoComplete="tel"
        required
        maxLength={MAX_PHONE}
        defaultValue={typed?.phone}
        error={errorOf('phone')}
        autoFocus={isFirstRefused('phone')}
      />
      <TimeFields kind={kind} typed={typed} days={days} isByVideo={isByVideo} />
      <FieldFrame label={messages.message[kind]} error={errorOf('message')}>
        {(field) => (
          <textarea
            {...field}
            name="message"
            rows={3}
            maxLength={MAX_MESSAGE - (KINDS[kind].time === 'visit' ? BY_VIDEO_LENGTH : 0)}
            defaultValue={message}
            // biome-ignore lint/a11y/noAutofocus: of what was refused, the first is focused
            autoFocus={isFirstRefused('message')}
            className="field"
          />
        )}
      </FieldFrame>
      {KINDS[kind].photos && <PhotosField choice={choice} error={errorOf('photos')} />}
      <div aria-hidden="true" className="sr-only">
        <label>
          {messages.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ConsentField
        agency={agency}
        error={errorOf('consent')}
        defaultChecked={typed?.consent}
        autoFocus={isFirstRefused('consent')}
      />
      <button
        type="submit"
        aria-disabled={state === 'sending'}
        className={`${buttonClass('accent')} justify-self-stretch sm:justify-self-start`}
      >
        {state === 'sending' ? messages.sending : messages.send}
      </button>
    </form>
  );
}

function Waiting() {
  const { waiting } = usePageMessages('enquiry');
  return (
    <section role="status" className="grid gap-2 rounded-card border border-line bg-sunken p-6">
      <h2 className="text-xl">{waiting.heading}</h2>
      <p>{waiting.text}</p>
    </section>
  );
}
