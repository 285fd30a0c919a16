import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type FieldPath, get, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import { showSaved } from '#back-office/save/save-toasts.ts';
import { Settings, SettingsForm } from '#features/settings/settings.ts';
import { SETTINGS_FIELDS } from './settings-sections.ts';

export type SettingsValues = z.input<typeof SettingsForm>;

const CHANGED =
  'Somebody else has changed the settings meanwhile. Press Save again to keep what you see here.';

/** Saves the settings; of two who change them at once, the second is told first. */
export function useSettingsForm(settings: Settings, readEtag: string) {
  const etag = useRef(readEtag);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const form = useForm<SettingsValues, unknown, z.output<typeof SettingsForm>>({
    resolver: zodResolver(SettingsForm),
    mode: 'onSubmit',
    defaultValues: settings,
  });
  const isField = (path: string): path is FieldPath<SettingsValues> =>
    get(form.getValues(), path) !== undefined;

  function showRefused(errors: Readonly<Record<string, readonly string[]>>): void {
    for (const [field, [said = '']] of Object.entries(errors))
      if (isField(field)) form.setError(field, { message: said });
    const first = SETTINGS_FIELDS.find(({ name }) => name in errors);
    if (first !== undefined) form.setFocus(first.name);
  }

  async function save(values: z.output<typeof SettingsForm>): Promise<void> {
    const request = jsonRequest('PUT', values, { 'If-Match': etag.current });
    const answer = await callApi(Settings, '/api/Settings', request);
    if (answer.ok) {
      etag.current = answer.headers.get('ETag') ?? '';
      form.reset(answer.data);
      return showSaved('updated');
    }
    const { status, message, errors } = answer.refusal;
    showRefused(errors);
    if (status !== 412) return setMessage(message);
    const now = await callApi(Settings, '/api/Settings');
    if (now.ok) etag.current = now.headers.get('ETag') ?? '';
    setMessage(now.ok ? CHANGED : now.refusal.message);
  }

  const submit = form.handleSubmit(async (values) => {
    if (pending) return;
    setPending(true);
    setMessage('');
    await save(values);
    setPending(false);
  });

  return { form, pending, message, submit };
}
