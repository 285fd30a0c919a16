import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FoldHeading } from './fold-heading.tsx';
import { FormField } from './form-field.tsx';
import { type ListingForm, TRANSLATION_FIELDS, type TranslationFieldName } from './form-fields.ts';

/**
 * Texts for the pages in other languages, folded away: most listings are written in one. A field
 * with an error unfolds them.
 */
export function TranslationSection() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { formState, setFocus, watch } = useFormContext<ListingForm>();
  const wrong = TRANSLATION_FIELDS.find(({ name }) => formState.errors[name] !== undefined)?.name;
  const isShown = isOpen || wrong !== undefined;
  // What is folded away takes no focus.
  const unfoldAt = useEffectEvent((name: TranslationFieldName) => {
    if (isOpen) return;
    setIsOpen(true);
    setFocus(name);
  });
  useEffect(() => {
    if (wrong !== undefined) unfoldAt(wrong);
  }, [wrong]);
  const filled = watch(TRANSLATION_FIELDS.map(({ name }) => name)).filter(Boolean).length;

  return (
    <section className="grid border-t border-line pt-2">
      <h3>
        <FoldHeading
          heading="Punjabi and Hindi"
          summary={
            filled === 0 ? 'Optional' : `${filled} of ${TRANSLATION_FIELDS.length} filled in`
          }
          isShown={isShown}
          controls={id}
          onToggle={() => setIsOpen(!isShown)}
        />
      </h3>
      <div id={id} hidden={!isShown} className="grid gap-5 pt-2 sm:grid-cols-2">
        {isShown && <TranslationFields />}
      </div>
    </section>
  );
}

function TranslationFields() {
  return (
    <>
      <p className="text-muted sm:col-span-2">
        The pages in these languages show what is left empty as it is written above.
      </p>
      {TRANSLATION_FIELDS.map(({ name, field }) => (
        <FormField
          key={name}
          name={name}
          {...(field !== 'neighbourhood' && { className: 'sm:col-span-2' })}
        />
      ))}
    </>
  );
}
