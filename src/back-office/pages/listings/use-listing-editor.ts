import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useFocusFirstError } from '#back-office/form/use-focus-first-error.ts';
import type { RecordWriter } from '#back-office/save/record-writer.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import type { Listing } from '#features/listings/listing.ts';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import { fetchPlaces } from './fetch-places.ts';
import { FIELD_NAMES, type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { EMPTY_FORM, fieldErrors, formErrors, formOf } from './listing-body.ts';
import type { ListingDraft } from './listing-draft.ts';
import type { SaveOutcome } from './listing-saver.ts';
import { type Merge, mergeEdits, withFields } from './merge-edits.ts';
import type { Places } from './place-fields.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useListingSave } from './use-listing-save.ts';

export interface ListingEditorProps {
  /** The listing to edit; undefined for a new one. */
  id: number | undefined;
  /** What the server has of it; of a new one only when it was half saved before. */
  stored: Listing | undefined;
  /** What to say when somebody has removed it since it was typed in. */
  gone?: string;
  writer: RecordWriter<Listing>;
  /** What was typed before and is gone on with. */
  resumed: ListingDraft | undefined;
  /** Everything is stored. */
  onSaved: () => void;
  /** The listing is stored, but its picture is not yet or the form is closed. */
  onHalfSaved: () => void;
  /** The places were fetched again. */
  onPlaces: (places: Places) => void;
}

/** What two people made of a listing: whose changes the form holds, and which are still to be decided. */
export interface Difference extends Pick<Merge, 'taken' | 'conflicts'> {
  readonly mine: ListingForm;
  readonly theirs: Listing;
  /** Who they are. */
  readonly by: string;
}

/** The statuses of refusals that another attempt with the same file would meet again. */
const WRONG_FILE: readonly number[] = [400, 413, 415, 422];

/** The state of the property form from its opening to its last save. */
export function useListingEditor({
  id,
  stored,
  gone,
  writer,
  resumed,
  onSaved,
  onHalfSaved,
  onPlaces,
}: ListingEditorProps) {
  const base = stored === undefined ? (resumed?.values.base ?? EMPTY_FORM) : formOf(stored);
  const [begun] = useState(
    () => resumed && mergeEdits(resumed.values.base, resumed.values.form, base),
  );
  const form = useForm<ListingForm>({
    defaultValues: begun?.form ?? base,
    resolver,
    mode: 'onTouched',
  });
  const [file, setFile] = useState<File>();
  const saving = useListingSave({
    writer,
    base,
    isNew: id === undefined,
    onStep: () => draft.keep(),
  });
  const draft = useKeptDraft({
    form,
    file,
    resumed,
    stored: () => ({ base: saving.base(), writer: writer.state() }),
  });
  const [message, setMessage] = useState(gone);
  const [isGone, setIsGone] = useState(gone !== undefined);
  const [difference, setDifference] = useState(
    () => stored && begun && resumed && differenceOf(begun, resumed.values.form, stored),
  );
  const seek = useFocusFirstError(form);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function put(values: ListingForm) {
    for (const name of FIELD_NAMES)
      form.setValue(name, values[name], { shouldDirty: true, shouldValidate: true });
  }

  function show(outcome: Exclude<SaveOutcome, { kind: 'done' }>, typed: ListingForm) {
    if (outcome.kind === 'changed') {
      put(outcome.merge.form);
      return setDifference(differenceOf(outcome.merge, typed, outcome.theirs, outcome.by));
    }
    const { refusal } = outcome;
    setIsGone(refusal.status === 404 && writer.id() !== undefined);
    if (outcome.kind === 'picture refused') return showPhotoRefused(refusal);
    showRefused(refusal);
  }

  function showRefused(refusal: Refusal) {
    const errors = fieldErrors(refusal.errors);
    for (const { name, said } of errors) form.setError(name, { message: said });
    const sentences = errors.map(({ name, said }) => `${formFieldSpec(name).label}: ${said}`);
    // What the server says of any form with a mistake does not say which.
    setMessage(
      refusal.message === INVALID_LISTING && errors.length > 0
        ? sentences.join(' ')
        : refusal.message,
    );
    const [first] = errors;
    if (first === undefined) return;
    seek(first.name);
    const places = errors.filter(({ name }) => formFieldSpec(name).kind === 'place');
    if (places.length > 0) void fetchPlaces().then(withPlaces);
  }

  /** A place that is no longer there is chosen no longer either; what was said of it stays. */
  function withPlaces(places: Places | string) {
    if (typeof places === 'string') return;
    onPlaces(places);
    for (const [name, records] of [
      ['countryId', places.countries],
      ['stateId', places.states],
      ['cityID', places.cities],
    ] as const) {
      if (!records.some(({ id }) => String(id) === form.getValues(name)))
        form.setValue(name, '', { shouldDirty: true });
    }
  }

  function showPhotoRefused({ status, message }: Refusal) {
    onHalfSaved();
    const isWrong = WRONG_FILE.includes(status);
    if (isWrong) setFile(undefined);
    const next = isWrong
      ? 'Choose another picture, or save without one.'
      : 'Save sends the picture again.';
    setMessage(`The listing is saved, its picture is not. ${message} ${next}`);
  }

  async function save(typed: ListingForm) {
    setMessage(undefined);
    setIsGone(false);
    setDifference(undefined);
    const outcome = await saving.save(typed, file);
    if (outcome.kind === 'done') {
      draft.end();
      // Another form may be open by now, which is not to be closed.
      return isOpen.current ? onSaved() : onHalfSaved();
    }
    show(outcome, typed);
    draft.keep();
  }

  /** Stores what the form holds as a new listing, when the one it began with was removed by somebody. */
  function addAsNew(typed: ListingForm) {
    saving.startAnew();
    return save(typed);
  }

  /** Puts one side's value of a field that both changed into the form. */
  function decide(name: FormFieldName, isTheirs: boolean) {
    if (difference !== undefined)
      put(
        withFields(form.getValues(), isTheirs ? formOf(difference.theirs) : difference.mine, [
          name,
        ]),
      );
  }

  return {
    form,
    draftKey: draft.key,
    file,
    setFile,
    lostPhoto: draft.lostPhoto,
    save,
    addAsNew: isGone ? addAsNew : undefined,
    message,
    difference,
    decide,
    pending: saving.pending,
    progress: saving.progress,
  };
}

function differenceOf(
  { taken, conflicts }: Merge,
  mine: ListingForm,
  theirs: Listing,
  by = 'Somebody else',
): Difference | undefined {
  return taken.length + conflicts.length > 0 ? { taken, conflicts, mine, theirs, by } : undefined;
}

const resolver: Resolver<ListingForm> = (values) => {
  const errors = Object.entries(formErrors(values)).map(([name, message]) => [
    name,
    { type: 'rule', message },
  ]);
  return errors.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(errors) };
};
