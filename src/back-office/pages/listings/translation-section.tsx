import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LANGUAGES, OTHER_LANGUAGES } from '#platform/language/language.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FormField } from './form-field.tsx';
import {
  formFieldSpec,
  type ListingForm,
  TRANSLATION_FIELDS,
  type TranslationField,
  type TranslationFieldName,
} from './form-fields.ts';
import { FoldHeading } from './form-section.tsx';
import type { Facts } from './use-facts.ts';

const LANGUAGE_NAMES = new Intl.ListFormat(LANGUAGES.en.tag).format(
  OTHER_LANGUAGES.map((language) => LANGUAGES[language].englishName),
);

/**
 * Texts for the pages in other languages, folded away: most listings are written in one. A field
 * with an error unfolds them.
 */
export function TranslationSection({ facts }: { facts: Facts }) {
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
          heading={LANGUAGE_NAMES}
          summary={
            filled === 0 ? 'Optional' : `${filled} of ${TRANSLATION_FIELDS.length} filled in`
          }
          isShown={isShown}
          controls={id}
          onToggle={() => setIsOpen(!isShown)}
        />
      </h3>
      <div id={id} hidden={!isShown} className="grid gap-5 pt-2 sm:grid-cols-2">
        {isShown && <TranslationFields facts={facts} />}
      </div>
    </section>
  );
}

function TranslationFields({ facts }: { facts: Facts }) {
  const askOnce = useEffectEvent(() => void facts.ask());
  useEffect(() => askOnce(), []);
  return (
    <>
      <p className="text-muted sm:col-span-2">
        Pages in these languages show what is left empty as it is written above, and below such a
        title the facts in one line.
      </p>
      {TRANSLATION_FIELDS.map((translation) => (
        <FormField
          key={translation.name}
          name={translation.name}
          hint={<Offer of={translation} facts={facts} />}
          {...(translation.field !== 'neighbourhood' && { className: 'sm:col-span-2' })}
        />
      ))}
    </>
  );
}

/** What can be put into an empty field at one press. */
function Offer({ of, facts }: { of: TranslationField; facts: Facts }) {
  const { name, field, language } = of;
  const { setValue, watch } = useFormContext<ListingForm>();
  const known = facts.texts?.[language].neighbourhood ?? '';
  if (watch(name) !== '') return null;
  const put = (text: string) =>
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  if (field === 'title') return <WriteFromFacts of={of} facts={facts} onWritten={put} />;
  return (
    field === 'neighbourhood' &&
    known !== '' && (
      <button type="button" className={buttonClass('quiet')} onClick={() => put(known)}>
        {/* One piece of text: the parts of a button stand apart. */}
        <span>
          Use <span lang={LANGUAGES[language].tag}>{known}</span>, as in other listings
        </span>
      </button>
    )
  );
}

interface WriteFromFactsProps {
  of: TranslationField;
  facts: Facts;
  onWritten: (title: string) => void;
}

function WriteFromFacts({ of: { name, language }, facts, onWritten }: WriteFromFactsProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const { getValues } = useFormContext<ListingForm>();
  const write = async () => {
    const title = (await facts.ask())?.[language].title;
    if (title) return onWritten(title);
    const isIncomplete =
      title === '' || getValues('propertyType') === '' || getValues('cityID') === '';
    setProblem(
      isIncomplete
        ? 'First fill in type, city and area.'
        : 'This cannot be written now. Please try again.',
    );
  };
  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        className={buttonClass('quiet')}
        onClick={() => void write()}
      >
        Write from facts
      </button>
      <span id={id} hidden>
        {formFieldSpec(name).label}
      </span>{' '}
      <span role="status">{problem}</span>
    </>
  );
}
