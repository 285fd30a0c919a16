import { FormProvider } from 'react-hook-form';
import { RefusalText } from '#back-office/dialogs/refusal-text.tsx';
import type { Settings } from '#features/settings/settings.ts';
import { buttonClass } from '#ui/button.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PeopleFields } from './people-fields.tsx';
import { SpokenLanguages } from './spoken-languages.tsx';
import { TextFields } from './text-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  settings: Settings;
  etag: string;
}

const SECTIONS = [
  {
    heading: 'The agency',
    fields: [
      { name: 'businessName', label: 'Business name', required: true },
      { name: 'reraNumber', label: 'RERA number', hint: 'Shown in the footer.' },
      { name: 'foundedYear', label: 'Founded in', required: true, inputMode: 'numeric' },
      {
        name: 'copyrightYear',
        label: 'Year in the footer',
        required: true,
        inputMode: 'numeric',
      },
    ],
  },
  {
    heading: 'Numbers',
    fields: [
      { name: 'businessPhone', label: 'Phone', required: true, inputMode: 'tel' },
      { name: 'whatsappNumber', label: 'WhatsApp', required: true, inputMode: 'tel' },
    ],
  },
  {
    heading: 'Office',
    fields: [
      { name: 'officeAddress', label: 'Office address', lines: 3 },
      { name: 'hours', label: 'Hours', lines: 3, hint: 'For example: Mon to Sat, 9 am to 6 pm' },
      {
        name: 'answerHours',
        label: 'Enquiries are answered within',
        inputMode: 'numeric',
        hint: 'In hours. Said to whoever has sent one. Empty: nothing is promised.',
      },
    ],
  },
  {
    heading: 'Channels',
    fields: [
      { name: 'youtubeUrl', label: 'YouTube', inputMode: 'url', hint: 'Empty: not shown.' },
      { name: 'facebookUrl', label: 'Facebook', inputMode: 'url', hint: 'Empty: not shown.' },
      { name: 'instagramUrl', label: 'Instagram', inputMode: 'url', hint: 'Empty: not shown.' },
    ],
  },
] as const;

export function SettingsForm({ settings, etag }: SettingsFormProps) {
  const { form, pending, message, submit } = useSettingsForm(settings, etag);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-192 gap-8">
        {SECTIONS.map(({ heading, fields }) => (
          <fieldset key={heading} className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-3 text-xl font-semibold">{heading}</legend>
            <TextFields fields={fields} />
            {heading === 'Office' && <SpokenLanguages />}
          </fieldset>
        ))}
        <PeopleFields />
        <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
          <div role="alert" className="grow text-sm font-semibold text-danger">
            <RefusalText message={message} button="Save" />
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
