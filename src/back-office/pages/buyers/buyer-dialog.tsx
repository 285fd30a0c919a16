import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useRecordDialog } from '#back-office/dialogs/use-record-dialog.ts';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { phoneText } from '#back-office/person/phone-text.ts';
import { Buyer, BuyerInput } from '#features/buyers/buyer.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#platform/language/language.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { WishField } from './wish-field.tsx';

/** The server has understood `wants`, and checks them again. */
const BuyerForm = BuyerInput.extend({ wants: Buyer.shape.wants });

interface BuyerDialogProps extends FormDialogEvents {
  buyer: Buyer | undefined;
}

export function BuyerDialog({ buyer, ...ends }: BuyerDialogProps) {
  const form = useForm({
    resolver: zodResolver(BuyerForm),
    mode: 'onTouched',
    defaultValues: valuesOf(buyer),
  });
  const { dialog, errorOf } = useRecordDialog({
    noun: 'Buyer',
    schema: Buyer,
    path: '/api/Buyer',
    record: buyer,
    form,
    valuesOf,
    summaryOf: ({ name, phone }) => `“${name}”, ${phoneText(phone)}`,
    ...ends,
  });
  const wants = useWatch({ control: form.control, name: 'wants' });
  return (
    <FormDialog {...dialog}>
      <Field label="Name" required error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            {...form.register('name')}
            // biome-ignore lint/a11y/noAutofocus: a small dialog focuses its first field (ARIA APG)
            autoFocus={HAS_KEYBOARD}
            autoComplete="off"
            className="field"
          />
        )}
      </Field>
      <Field label="Phone" required error={errorOf('phone')}>
        {(control) => (
          <input
            {...control}
            {...form.register('phone')}
            type="tel"
            autoComplete="off"
            className="field"
          />
        )}
      </Field>
      <WishField
        wants={wants}
        error={errorOf('wants') ?? errorOf('wants.location')}
        onChange={(changed) => form.setValue('wants', changed, { shouldDirty: true })}
      />
      <Field label="Language of messages" error={errorOf('language')}>
        {(control) => (
          <NativeSelect {...control} {...form.register('language')}>
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGES[code].englishName}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Note" error={errorOf('note')}>
        {(control) => (
          <textarea {...control} {...form.register('note')} rows={3} className="field" />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" {...form.register('active')} className="size-5" />
        Is looking now
      </label>
    </FormDialog>
  );
}

function valuesOf(buyer: Buyer | undefined): z.input<typeof BuyerForm> {
  return {
    name: buyer?.name ?? '',
    phone: buyer?.phone ?? '',
    note: buyer?.note ?? '',
    language: buyer?.language ?? 'pa',
    wants: buyer?.wants ?? {},
    active: buyer?.active ?? true,
  };
}
