import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import { FactsTexts } from '#features/listings/facts-texts.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { type ListingForm, translationField } from './form-fields.ts';
import { bodyOf } from './listing-body.ts';

const TYPING_MS = 500;

export interface Facts {
  /** What they said when they were last asked for. */
  readonly texts: FactsTexts | undefined;
  /** Undefined when the server cannot say it now. */
  readonly ask: () => Promise<FactsTexts | undefined>;
  /** Asks for what is still to follow. */
  readonly settle: () => Promise<void>;
}

/**
 * What the facts of the form say in the other languages. A translated title that says what they
 * said before follows when a fact changes; one that was edited stays.
 */
export function useFacts(form: UseFormReturn<ListingForm>): Facts {
  const { getValues, setValue, subscribe } = form;
  const [texts, setTexts] = useState<FactsTexts>();
  const asked = useRef<{ facts: string; answer?: FactsTexts }>({ facts: '' });

  async function ask(): Promise<FactsTexts | undefined> {
    const values = getValues();
    const before = asked.current.answer;
    const mine = { facts: factsOf(values), ...(before && { answer: before }) };
    asked.current = mine;
    const answer = await fetchTexts(values);
    // A later question is answered by what is true then.
    if (answer === undefined || asked.current !== mine) return answer;
    asked.current = { ...mine, answer };
    for (const language of OTHER_LANGUAGES) {
      const name = translationField('title', language);
      const isWritten = getValues(name) !== '' && getValues(name) === before?.[language].title;
      if (isWritten && answer[language].title !== '')
        setValue(name, answer[language].title, { shouldDirty: true, shouldValidate: true });
    }
    setTexts(answer);
    return answer;
  }

  async function settle(): Promise<void> {
    const values = getValues();
    const isTranslated = OTHER_LANGUAGES.some(
      (language) => values[translationField('title', language)] !== '',
    );
    const isOpen = asked.current.answer !== undefined;
    if ((isTranslated || isOpen) && factsOf(values) !== asked.current.facts) await ask();
  }

  const settleNow = useEffectEvent(() => void settle());
  useEffect(() => {
    settleNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(settleNow, TYPING_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);
  return { texts, ask, settle };
}

/** The translated titles of a form. */
export function titlesOf(form: ListingForm): Partial<ListingForm> {
  const names = OTHER_LANGUAGES.map((language) => translationField('title', language));
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

async function fetchTexts(form: ListingForm): Promise<FactsTexts | undefined> {
  if (form.propertyType === '' || form.cityID === '') return undefined;
  // A form that is half filled in is a draft.
  const body = { ...bodyOf(form), status: DRAFT };
  const answer = await callApi(FactsTexts, '/api/Property/facts-texts', jsonRequest('POST', body));
  return answer.ok ? answer.data : undefined;
}

/** All that the texts are made of, to compare. */
function factsOf(form: ListingForm): string {
  const { title: _, description: __, price: ___, status: ____, ...facts } = bodyOf(form);
  const translated = OTHER_LANGUAGES.map(
    (language) => form[translationField('neighbourhood', language)],
  );
  return JSON.stringify([{ ...facts, translations: translated }]);
}
