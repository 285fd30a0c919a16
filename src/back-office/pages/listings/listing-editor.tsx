import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormBody } from '#back-office/dialogs/form-dialog.tsx';
import { ChangedMeanwhile } from '#back-office/save/changed-meanwhile.tsx';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import { DraftOffers } from './draft-offers.tsx';
import { fieldText } from './field-text.ts';
import { FIELD_NAMES, formFieldSpec } from './form-fields.ts';
import { FormSections } from './form-sections.tsx';
import { formErrors } from './listing-body.ts';
import type { ListingDraft } from './listing-draft.ts';
import { PhotoField } from './photo-field.tsx';
import type { Places } from './place-fields.tsx';
import { type ListingEditorProps, useListingEditor } from './use-listing-editor.ts';

interface Props extends Omit<ListingEditorProps, 'onPlaces'> {
  places: Places;
  onResume: (draft: ListingDraft) => void;
  onClose: () => void;
}

export function ListingEditor({ places: loaded, onResume, onClose, ...editor }: Props) {
  const [places, setPlaces] = useState(loaded);
  const { form, draftKey, file, setFile, lostPhoto, difference, decide, progress, ...saving } =
    useListingEditor({
      ...editor,
      onPlaces: setPlaces,
    });
  const { save, addAsNew, message, pending } = saving;
  const { isValid, isDirty, touchedFields } = form.formState;
  const first =
    editor.stored === undefined || editor.id === undefined ? 'propertyType' : 'countryId';
  const focusFirst = useEffectEvent(() => form.setFocus(first));
  useEffect(() => focusFirst(), []);

  function submit(event: FormEvent) {
    // After Enter in a field: the field is disabled during the save and would drop the focus.
    if (event.nativeEvent instanceof SubmitEvent) event.nativeEvent.submitter?.focus();
    void form.handleSubmit(save)(event);
  }

  const isBegun = isDirty || Object.keys(touchedFields).length > 0;
  const [isNearSave, setIsNearSave] = useState(false);

  function showFirstError() {
    const errors = formErrors(form.getValues());
    const wrong = FIELD_NAMES.find((name) => errors[name] !== undefined);
    if (wrong !== undefined) void form.trigger(wrong, { shouldFocus: true });
  }

  return (
    <FormProvider {...form}>
      <FormBody
        // What the server has refused may be accepted later.
        canSave={isValid || message !== undefined}
        pending={pending}
        progress={progress}
        message={
          addAsNew === undefined ? (
            (message ??
            (!isValid && isBegun && <Invalid isAwaited={isNearSave} onShow={showFirstError} />))
          ) : (
            <Gone message={message} onAddAsNew={form.handleSubmit(addAsNew)} />
          )
        }
        onSubmit={submit}
        onCancel={onClose}
        onReach={() => setIsNearSave(true)}
      >
        {/* Text typed during a save would be neither saved nor kept in the draft. */}
        <fieldset
          disabled={pending}
          aria-label="Property"
          className="grid min-w-0 content-start gap-5"
        >
          {editor.resumed === undefined && (
            <DraftOffers
              only={({ key, values }) => key !== draftKey && values.writer.id === editor.id}
              onResume={onResume}
            />
          )}
          {lostPhoto !== undefined && (
            <p role="status" className="notice">
              The picture “{lostPhoto}” could not be kept: please choose it again.
            </p>
          )}
          {difference !== undefined && (
            <ChangedMeanwhile
              difference={difference}
              form={form.watch()}
              labelOf={(name) => formFieldSpec(name).label}
              textOf={(name, values) => fieldText(name, values, places.cities)}
              onDecide={decide}
            />
          )}
          <FormSections
            places={places}
            listing={editor.id === undefined ? undefined : editor.stored}
            photo={
              <PhotoField
                storedUrl={editor.stored?.imageUrl ?? null}
                file={file}
                onFile={setFile}
                isLocked={pending}
                progress={progress}
              />
            }
          />
        </fieldset>
      </FormBody>
    </FormProvider>
  );
}

function Gone({ message, onAddAsNew }: { message: string | undefined; onAddAsNew: () => void }) {
  return (
    <>
      {message}{' '}
      <button type="button" onClick={onAddAsNew} className="min-h-11 text-field underline">
        Add as a new listing
      </button>
    </>
  );
}

/** On phones, whose keyboard leaves little room, hidden until the user reaches for Save. */
function Invalid({ isAwaited, onShow }: { isAwaited: boolean; onShow: () => void }) {
  return (
    <div className={isAwaited ? '' : 'max-sm:hidden'}>
      {INVALID_LISTING}{' '}
      <button type="button" onClick={onShow} className="min-h-11 text-field underline">
        Show me
      </button>
    </div>
  );
}
