import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { differenceOf } from '#back-office/save/changed-meanwhile.tsx';
import { mergeEdits, withFields } from '#back-office/save/merge-edits.ts';
import { type SaveOutcome, useRecordSaver } from '#back-office/save/record-saver.ts';
import type { RecordWriter } from '#back-office/save/record-writer.ts';
import { useDraft } from '#back-office/save/use-draft.ts';
import { squareFeetOf } from '#features/listings/area-as.ts';
import { areaDoubt, type Doubt, priceDoubt } from '#features/listings/doubts.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import type { ListingWithImages } from '#features/listings/listing.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import { hasDraftPhotos } from './draft-photos.ts';
import { areaFieldOf, FIELD_NAMES, type FormFieldName, type ListingForm } from './form-fields.ts';
import { areaIn, priceIn, squareFeetIn } from './form-measures.ts';
import { EMPTY_FORM, formErrors, formOf } from './listing-body.ts';
import { isWorthKeeping, type ListingDraft, listingDrafts } from './listing-draft.ts';
import { LISTING_FORM } from './listing-record.ts';
import type { Places } from './place-fields.tsx';
import { useDraftPhotos } from './use-draft-photos.ts';
import { titlesOf, useFacts } from './use-facts.ts';
import { useRefusedFields } from './use-refused-fields.ts';

export interface ListingEditorProps {
  id: number | undefined;
  /** The stored listing; a new one has it only after an interrupted save. */
  stored: ListingWithImages | undefined;
  /** The message if somebody has removed the listing of the resumed draft. */
  gone?: string;
  writer: RecordWriter<ListingWithImages>;
  resumed: ListingDraft | undefined;
  onSaved: (id: number | undefined) => void;
  /** The listing is stored, but the form is closed. */
  onHalfSaved: () => void;
  onPlaces: (places: Places) => void;
}

export function useListingEditor({
  id,
  stored,
  gone,
  writer,
  resumed,
  onSaved,
  onHalfSaved,
  onPlaces,
  onlyPlace,
}: ListingEditorProps & { onlyPlace: Partial<ListingForm> }) {
  const base =
    stored === undefined
      ? (resumed?.values.base ?? { ...EMPTY_FORM, ...onlyPlace })
      : formOf(stored);
  const [resumedMerge] = useState(
    () => resumed && mergeEdits(LISTING_FORM, resumed.values.base, resumed.values.form, base),
  );
  const form = useForm<ListingForm>({
    defaultValues: resumedMerge?.form ?? base,
    resolver,
    mode: 'onTouched',
  });
  const saving = useRecordSaver({
    record: LISTING_FORM,
    writer,
    base,
    isNew: id === undefined,
    onStep() {
      draft.keep();
      void photos.bind();
    },
  });
  const draft = useDraft({
    drafts: listingDrafts,
    values: form.getValues,
    subscribe: (onChange) => form.subscribe({ formState: { values: true }, callback: onChange }),
    resumed,
    stored: () => ({ base: saving.base(), writer: writer.state() }),
    isWorthKeeping: (contents, key) => isWorthKeeping(contents) || hasDraftPhotos(key),
  });
  const photos = useDraftPhotos({
    draftKey: draft.key,
    listingId: writer.id,
    stored,
    title: () => form.getValues('title'),
  });
  const facts = useFacts(form);
  const [message, setMessage] = useState(gone);
  const [isGone, setIsGone] = useState(gone !== undefined);
  const [difference, setDifference] = useState(
    () =>
      stored && resumedMerge && resumed && differenceOf(resumedMerge, resumed.values.form, base),
  );
  const showRefusedFields = useRefusedFields(form, onPlaces);
  const [asked, setAsked] = useState<{ doubt: Doubt; typed: ListingForm; sureOf: number }>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function fill(values: ListingForm) {
    for (const name of FIELD_NAMES)
      form.setValue(name, values[name], { shouldDirty: true, shouldValidate: true });
  }

  function show(
    outcome: Exclude<SaveOutcome<FormFieldName, ListingWithImages>, { kind: 'done' }>,
    typed: ListingForm,
  ) {
    if (outcome.kind === 'changed') {
      const { merge, theirs, by } = outcome;
      fill(merge.form);
      return setDifference(differenceOf(merge, typed, formOf(theirs), by));
    }
    const { refusal } = outcome;
    setIsGone(refusal.status === 404 && writer.id() !== undefined);
    setMessage(showRefusedFields(refusal));
  }

  async function save(typed: ListingForm, sureOf = 0) {
    const doubt = doubtsIn(typed, stored && formOf(stored))[sureOf];
    setAsked(doubt && { doubt, typed, sureOf });
    if (doubt !== undefined) return;
    setMessage(undefined);
    setIsGone(false);
    setDifference(undefined);
    await facts.settle();
    const outcome = await saving.save({ ...typed, ...titlesOf(form.getValues()) });
    if (outcome.kind === 'done') {
      await photos.bind();
      draft.end();
      // `onSaved` would close a form that was opened since.
      return isOpen.current ? onSaved(writer.id()) : onHalfSaved();
    }
    show(outcome, typed);
    draft.keep();
  }

  const answer = asked && {
    doubt: asked.doubt,
    onYes: () => void save(asked.typed, asked.sureOf + 1),
    onNo: () => setAsked(undefined),
    onMeant(price: number) {
      form.setValue('price', String(price), { shouldDirty: true, shouldValidate: true });
      void save({ ...asked.typed, price: String(price) }, asked.sureOf);
    },
  };

  async function addAsNew(typed: ListingForm) {
    await photos.unbind();
    saving.startNew();
    return save(typed);
  }

  function decide(name: FormFieldName, isTheirs: boolean) {
    if (difference === undefined) return;
    const side = isTheirs ? difference.theirs : difference.mine;
    fill(withFields(LISTING_FORM, form.getValues(), side, [name]));
  }

  return {
    form,
    draftKey: draft.key,
    photosOf: photos.photosOf,
    keepDraft: draft.keep,
    facts,
    save: (typed: ListingForm) => save(typed),
    asked: answer,
    addAsNew: isGone ? addAsNew : undefined,
    message,
    difference,
    decide,
    pending: saving.pending,
  };
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

/** What is probably a typing error in a form. What already stood in public is not asked about. */
function doubtsIn(form: ListingForm, stored: ListingForm | undefined): Doubt[] {
  const before = stored?.status === String(DRAFT) ? undefined : stored;
  return [
    priceDoubt(priceIn(form), before && priceIn(before)),
    hasOtherArea(form, before) ? totalAreaDoubt(form) : undefined,
  ].filter((doubt) => doubt !== undefined);
}

function hasOtherArea(form: ListingForm, before: ListingForm | undefined): boolean {
  const name = areaFieldOf(form.propertyType);
  return (
    name !== undefined &&
    (before === undefined || before[name] !== form[name] || before.title !== form.title)
  );
}

function totalAreaDoubt(form: ListingForm): Doubt | undefined {
  const { areaAs, totalArea = Number.NaN } = areaIn(form);
  const unit = areaUnit(Number(form.propertyType)) === 'acres' ? 'acre' : 'sqft';
  const area =
    areaAs === undefined
      ? { squareFeet: squareFeetIn(form), said: { value: totalArea, unit } as const }
      : { squareFeet: squareFeetOf(areaAs), said: areaAs };
  return areaDoubt(area, form.title, Number(form.squareFeetPerMarla) || undefined);
}
