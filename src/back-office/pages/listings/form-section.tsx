import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { City } from '#features/listings/place.ts';
import { fieldText } from './field-text.ts';
import { formFieldSpec, type ListingForm } from './form-fields.ts';
import { fieldsIn, type SectionName } from './form-layout.ts';
import type { Folds } from './use-folds.ts';

interface FormSectionProps {
  name: SectionName;
  heading: string;
  folds: Folds;
  cities: readonly City[];
  children: ReactNode;
}

/** A section of the form, which folds by hand; an error in it shows it. */
export function FormSection({ name, heading, folds, cities, children }: FormSectionProps) {
  const id = useId();
  const { formState, getValues } = useFormContext<ListingForm>();
  const form = getValues();
  const fields = fieldsIn(name, form.propertyType);
  const isShown = !folds.has(name) || fields.some((field) => formState.errors[field]);
  return (
    <fieldset className="grid min-w-0 border-t border-line pt-2">
      <legend className="contents">
        <FoldHeading
          heading={heading}
          summary={isShown ? '' : summaryOf(form, fields, cities)}
          isShown={isShown}
          controls={id}
          onToggle={() => folds.toggle(name)}
        />
      </legend>
      <div id={id} hidden={!isShown} className="grid gap-5 pt-2 sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}

function summaryOf(
  form: ListingForm,
  fields: ReturnType<typeof fieldsIn>,
  cities: readonly City[],
): string {
  const filled = fields.filter(
    (field) => form[field] !== '' && (formFieldSpec(field).kind !== 'place' || field === 'cityID'),
  );
  const texts = filled.map((field) =>
    formFieldSpec(field).kind === 'flag'
      ? formFieldSpec(field).label
      : fieldText(field, form, cities),
  );
  return texts.join(' · ') || 'Nothing filled in';
}

interface FoldHeadingProps {
  heading: string;
  /** What is folded away, in a line. */
  summary: string;
  isShown: boolean;
  /** The id of what is folded away. */
  controls: string;
  onToggle: () => void;
}

/** The heading of a part of a form, which folds it. */
export function FoldHeading({ heading, summary, isShown, controls, onToggle }: FoldHeadingProps) {
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-11 w-full min-w-0 items-center gap-3 text-left"
    >
      <span className="shrink-0 font-serif text-lg font-semibold">{heading}</span>
      <span className="ml-auto truncate text-sm text-muted">{summary}</span>
      <ChevronDown
        className={`size-5 shrink-0 ${isShown ? 'rotate-180' : ''}`}
        aria-hidden="true"
      />
    </button>
  );
}
