import { useFormContext } from 'react-hook-form';
import { SPOKEN_LANGUAGES } from '#features/settings/settings.ts';
import type { SettingsValues } from './use-settings-form.ts';

const NAMES = { pa: 'Punjabi', hi: 'Hindi', en: 'English', ur: 'Urdu' } as const;

export function SpokenLanguages() {
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
            {NAMES[code]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
