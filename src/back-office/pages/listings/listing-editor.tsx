import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormBody } from '#back-office/dialogs/form-dialog.tsx';
import { PhotographsField } from '#back-office/photos/form/photographs-field.tsx';
import { ChangedMeanwhile } from '#back-office/save/changed-meanwhile.tsx';
import { DRAFT } from '#features/listings/listing-status.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import { DraftOffers } from './draft-offers.tsx';
import { fieldText } from './field-text.ts';
import { type FormFieldName, formFieldSpec } from './form-fields.ts';
import { sectionOf } from './form-layout.ts';
import { FormSections } from './form-sections.tsx';
import type { ListingDraft } from './listing-draft.ts';
import { ListingPreview } from './listing-preview.tsx';
import { onlyPlace } from './only-place.ts';
import type { Places } from './place-fields.tsx';
import { useFolds } from './use-folds.ts';
import { type ListingEditorProps, useListingEditor } from './use-listing-editor.ts';
import { completeSections, WrongNotice, wrongFields } from './wrong-notice.tsx';

interface Props extends Omit<ListingEditorProps, 'onPlaces'> {
  places: Places;
  onResume: (draft: ListingDraft) => void;
  onClose: () => void;
}

export function ListingEditor({ places: loaded, onResume, onClose, ...editor }: Props) {
  const [places, setPlaces] = useState(loaded);
  const { form, draftKey, photosOf, keepDraft, facts, difference, decide, asked, ...saving } =
    useListingEditor({
      ...editor,
      onPlaces: setPlaces,
      onlyPlace: onlyPlace(loaded),
    });
  const { save, addAsNew, message, pending } = saving;
  const { isValid, isDirty, touchedFields, errors } = form.formState;
  // That of a stored listing cannot be changed.
  const focusFirst = useEffectEvent(() => {
    if (editor.stored === undefined || editor.id === undefined) form.setFocus('propertyType');
  });
  useEffect(() => focusFirst(), []);
  const folds = useFolds(() => completeSections(form.getValues()));

  function submit(event: FormEvent) {
    // Enter in a field saves, too: the field is disabled during the save and would drop the focus.
    if (event.nativeEvent instanceof SubmitEvent) event.nativeEvent.submitter?.focus();
    void form.handleSubmit(save)(event);
  }

  /** A draft needs its type and city alone; without them the form says so. */
  function saveAsDraft() {
    form.setValue('status', String(DRAFT), { shouldDirty: true });
    attempt();
  }

  const isBegun = isDirty || Object.keys(touchedFields).length > 0;
  const [isNearSave, setIsNearSave] = useState(false);
  const isWrong = Object.values(errors).some(({ message }) => message !== REQUIRED);

  /** Shows everything that is wrong and focuses the first, as a save would if it were allowed. */
  function attempt() {
    const [wrong] = wrongFields(form.getValues());
    void form
      .handleSubmit(save)()
      .then(() => wrong && go(wrong.name));
  }

  function go(name: FormFieldName) {
    const section = sectionOf(name, form.getValues('propertyType'));
    if (section !== undefined) folds.open(section);
    form.setFocus(name);
  }

  return (
    <FormProvider {...form}>
      <FormBody
        // What the server has refused may be accepted later.
        canSave={isValid || message !== undefined}
        pending={pending}
        message={
          addAsNew === undefined ? (
            (message ??
            (!isValid && isBegun && (
              <WrongNotice isAwaited={isNearSave || isWrong} onShow={attempt} onGo={go} />
            )))
          ) : (
            <Gone message={message} onAddAsNew={form.handleSubmit(addAsNew)} />
          )
        }
        onSubmit={submit}
        onCancel={onClose}
        onReach={() => setIsNearSave(true)}
        onAttempt={attempt}
        action={
          Number(form.watch('status')) !== DRAFT &&
          editor.id === undefined && (
            <button
              type="button"
              aria-disabled={pending}
              className={`${buttonClass('quiet')} max-sm:px-3`}
              onClick={() => !pending && saveAsDraft()}
            >
              Keep as draft
            </button>
          )
        }
      >
        {/* Text typed during a save would be neither saved nor kept in the draft. */}
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
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
              folds={folds}
              facts={facts}
              listing={editor.id === undefined ? undefined : editor.stored}
              photos={<PhotographsField of={photosOf()} isLocked={pending} onKept={keepDraft} />}
            />
          </fieldset>
          <ListingPreview cities={places.cities} photosOf={photosOf().owner} />
        </div>
      </FormBody>
      {asked !== undefined && <DoubtDialog {...asked} />}
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
