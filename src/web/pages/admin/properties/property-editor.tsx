import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { INVALID_PROPERTY } from '#features/properties/property-input.ts';
import { FormBody } from '#web/pages/admin/dialogs/form-dialog.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { PictureField } from './picture-field.tsx';
import type { Places } from './place-fields.tsx';
import { propertyErrors } from './property-body.ts';
import type { PropertyDraft } from './property-draft.ts';
import { FIELD_NAMES } from './property-fields.ts';
import { PropertySections } from './property-sections.tsx';
import { type PropertyEditorProps, usePropertyEditor } from './use-property-editor.ts';

interface Props extends PropertyEditorProps {
  places: Places;
  /** What was typed before and is only offered. */
  offered: PropertyDraft | undefined;
  onResume: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** The form of a listing in its dialog. */
export function PropertyEditor({ places, offered, onResume, onDiscard, onClose, ...editor }: Props) {
  const [file, setFile] = useState<File>();
  const { form, save, message, difference, decide, forget, pending, progress } = usePropertyEditor(editor);
  const { isValid, isDirty, touchedFields } = form.formState;
  const isBegun = isDirty || Object.keys(touchedFields).length > 0;

  function showFirstError() {
    const errors = propertyErrors(form.getValues());
    const first = FIELD_NAMES.find((name) => errors[name] !== undefined);
    if (first !== undefined) void form.trigger(first, { shouldFocus: true });
  }

  return (
    <FormProvider {...form}>
      <FormBody
        canSave={isValid}
        pending={pending}
        message={message ?? (!isValid && isBegun && <Invalid onShow={showFirstError} />)}
        onSubmit={form.handleSubmit((typed) => save(typed, file))}
        onCancel={() => {
          forget();
          onClose();
        }}
      >
        {offered !== undefined && (
          <DraftOffer draft={offered} isChange={editor.id !== undefined} onResume={onResume} onDiscard={onDiscard} />
        )}
        {difference !== undefined && (
          <ChangedMeanwhile difference={difference} form={form.watch()} cities={places.cities} onDecide={decide} />
        )}
        <PropertySections
          places={places}
          property={editor.id === undefined ? undefined : editor.stored}
          picture={<PictureField storedUrl={editor.stored?.imageUrl ?? null} file={file} onFile={setFile} progress={progress} />}
        />
      </FormBody>
    </FormProvider>
  );
}

function Invalid({ onShow }: { onShow: () => void }) {
  return (
    <>
      {INVALID_PROPERTY}{' '}
      <button type="button" onClick={onShow} className="min-h-11 text-field underline">
        Show me
      </button>
    </>
  );
}
