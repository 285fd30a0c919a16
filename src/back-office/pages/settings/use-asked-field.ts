import { useEffect, useEffectEvent } from 'react';
import type { UseFormSetFocus } from 'react-hook-form';
import { useLocation } from 'react-router';
import { SETTINGS_FIELDS } from './settings-sections.ts';
import type { SettingsValues } from './use-settings-form.ts';

const NAMES = [...SETTINGS_FIELDS.map(({ name }) => name), 'languages'] as const;

/** Focuses the field that the address names: `/settings#businessPhone`. */
export function useAskedField(setFocus: UseFormSetFocus<SettingsValues>): void {
  const { hash, key } = useLocation();
  const focus = useEffectEvent(() => {
    const name = NAMES.find((one) => `#${one}` === hash);
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
