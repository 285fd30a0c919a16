import { FormProvider } from 'react-hook-form';
import { RefusalText } from '#back-office/dialogs/refusal-text.tsx';
import type { Settings } from '#features/settings/settings.ts';
import { buttonClass } from '#ui/button.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PeopleFields } from './people-fields.tsx';
import { SETTINGS_FIELDS, SETTINGS_SECTIONS } from './settings-sections.ts';
import { SpokenLanguages } from './spoken-languages.tsx';
import { TextFields } from './text-fields.tsx';
import { useAskedField } from './use-asked-field.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  settings: Settings;
  etag: string;
}

const PEOPLE = { name: 'people', label: 'People' } as const;

export function SettingsForm({ settings, etag }: SettingsFormProps) {
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
