import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, type UseFormSetFocus, useFormContext } from 'react-hook-form';
import { useBlocker, useLocation } from 'react-router';
import { QuestionDialog, useAskBeforeUnload } from '#back-office/dialogs/question-dialog.tsx';
import { RefusalText } from '#back-office/dialogs/refusal-text.tsx';
import { type Settings, SPOKEN_LANGUAGES } from '#features/settings/settings.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { currentSession } from '#session/session.ts';
import { PeopleFields } from './people-fields.tsx';
import { SETTINGS_FIELDS, SETTINGS_SECTIONS } from './settings-sections.ts';
import { TextFields } from './text-fields.tsx';
import { type SettingsValues, useSettingsForm } from './use-settings-form.ts';

const PEOPLE = { name: 'people', label: 'People' } as const;

export function SettingsForm({ settings, etag }: { settings: Settings; etag: string }) {
  const { form, pending, message, submit } = useSettingsForm(settings, etag);
  const { isDirty, errors } = form.formState;
  const wrong = [...SETTINGS_FIELDS, PEOPLE].filter(({ name }) => name in errors);
  useAskedField(form.setFocus);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-192 gap-8">
        {SETTINGS_SECTIONS.map(({ heading, fields }) => (
          <fieldset key={heading} className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-3 text-xl font-semibold">{heading}</legend>
            <TextFields fields={fields} />
            {heading === 'Office' && <SpokenLanguages />}
          </fieldset>
        ))}
        <PeopleFields />
        <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
          <div role="alert" className="grow text-sm font-semibold text-danger">
            {wrong.length > 0 ? (
              `To correct: ${wrong.map(({ label }) => label).join(', ')}.`
            ) : (
              <RefusalText message={message} button="Save" />
            )}
          </div>
          <button type="submit" aria-disabled={pending} className={`${buttonClass()} max-sm:grow`}>
            {pending ? 'Saving…' : 'Save'}
          </button>
        </div>
      </form>
      <LeaveQuestion asks={isDirty && !pending} />
    </FormProvider>
  );
}

/** Asks once before a page with unsaved work is left; the browser asks before it is closed. */
function LeaveQuestion({ asks }: { asks: boolean }) {
  const [leaves, setLeaves] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && currentSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // After the dialog, which would keep Back from leaving, has gone.
    if (leaves && blocker.state === 'blocked') blocker.proceed();
  }, [leaves, blocker]);
  useAskBeforeUnload(asks);
  if (blocker.state !== 'blocked' || leaves) return null;
  return (
    <QuestionDialog
      question="You have changes that are not saved. Leave and discard them?"
      onCancel={blocker.reset}
    >
      <button type="button" className={buttonClass('danger')} onClick={() => setLeaves(true)}>
        Leave
      </button>
    </QuestionDialog>
  );
}

function SpokenLanguages() {
  const { register } = useFormContext<SettingsValues>();
  return (
    <fieldset>
      <legend className="font-semibold">Languages spoken</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6">
        {SPOKEN_LANGUAGES.map((code) => (
          <label key={code} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              value={code}
              {...register('languages')}
              className="size-5 accent-field"
            />
            {code === 'ur' ? 'Urdu' : LANGUAGES[code].englishName}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const FIELD_NAMES = [...SETTINGS_FIELDS.map(({ name }) => name), 'languages'] as const;

/** Focuses the field that the address names: `/settings#businessPhone`. */
function useAskedField(setFocus: UseFormSetFocus<SettingsValues>): void {
  const { hash, key } = useLocation();
  const focus = useEffectEvent(() => {
    const name = FIELD_NAMES.find((one) => `#${one}` === hash);
    if (name !== undefined) setFocus(name);
    // The people have no field before there is one of them.
    else if (hash === '#people') document.getElementById('people')?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    // After the dialog that led here has given the focus back.
    const timer = setTimeout(focus);
    return () => clearTimeout(timer);
  }, [key]);
}
