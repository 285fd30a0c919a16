import { useFormContext, useWatch } from 'react-hook-form';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { fieldsIn, fieldsInSight, SECTIONS, type SectionName } from './form-layout.ts';
import { formErrors } from './listing-body.ts';

/** How many are named. */
const NAMED = { wide: 4, narrow: 2 };

interface WrongNoticeProps {
  /** The user reaches for Save, or has left a field whose message the footer may cover. */
  isAwaited: boolean;
  onShow: () => void;
  onGo: (name: FormFieldName) => void;
}

/**
 * Why Save is disabled: quietly what is still to fill in, and in red once a field was left that is
 * not right. On phones, whose keyboard leaves little room, hidden until it is awaited.
 */
export function WrongNotice({ isAwaited, onShow, onGo }: WrongNoticeProps) {
  const { control, formState, getValues } = useFormContext<ListingForm>();
  const form = { ...getValues(), ...useWatch({ control }) };
  const wrong = wrongFields(form);
  const isSaid = isAwaited || Object.keys(formState.errors).length > 0;
  const isMissing = wrong.every(({ message }) => message === REQUIRED);
  return (
    <div className={isAwaited ? '' : 'max-sm:hidden'}>
      {isSaid && <p>{INVALID_LISTING}</p>}
      <p className="flex flex-wrap items-center gap-x-3 text-ink">
        <span className="font-normal">
          {wrong.length} to {isMissing ? 'fill in' : 'put right'}:
        </span>
        {wrong.slice(0, NAMED.wide).map(({ name }, index) => (
          <button
            key={name}
            type="button"
            onClick={() => onGo(name)}
            className={`min-h-11 underline sm:min-h-6 ${index >= NAMED.narrow ? 'max-lg:hidden' : ''}`}
          >
            {formFieldSpec(name).label}
          </button>
        ))}
        <More count={wrong.length - NAMED.wide} className="max-lg:hidden" />
        <More count={wrong.length - NAMED.narrow} className="lg:hidden" />
        {isSaid && (
          <button
            type="button"
            onClick={onShow}
            className="min-h-11 text-field underline sm:min-h-6"
          >
            Show me
          </button>
        )}
      </p>
    </div>
  );
}

function More({ count, className }: { count: number; className: string }) {
  return count > 0 && <span className={`font-normal ${className}`}>and {count} more</span>;
}

/** What is missing or wrong, in the order in which it is seen. */
export function wrongFields(form: ListingForm): { name: FormFieldName; message: string }[] {
  const errors = formErrors(form);
  return fieldsInSight(form.propertyType).flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
}

/** The sections in which nothing is missing or wrong. */
export function completeSections(form: ListingForm): SectionName[] {
  const errors = formErrors(form);
  return SECTIONS.filter((section) =>
    fieldsIn(section, form.propertyType).every((name) => errors[name] === undefined),
  );
}
