import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { buttonClass } from '#platform/ui/button.ts';
import {
  type Agency,
  ANSWERS,
  type Answer,
  answersTo,
  answerText,
  chatLink,
} from './answer-text.ts';

interface ContactActionsProps {
  enquiry: Enquiry;
  agency: Agency;
}

/** Call, or answer with the usual text, another, or one's own. */
export function ContactActions({ enquiry, agency }: ContactActionsProps) {
  const [isWriting, setWriting] = useState(false);
  const [answer, setAnswer] = useState<Answer>('first');
  const [text, setText] = useState(() => answerText(enquiry, agency));
  const choose = (answer: Answer) => {
    setAnswer(answer);
    setText(answerText(enquiry, agency, answer));
  };
  const { tag, englishName } = LANGUAGES[enquiry.language];
  return (
    <section aria-label="Answer" className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <a href={`tel:${enquiry.phone}`} className={`${buttonClass('quiet')} grow`}>
          <Phone aria-hidden="true" className="size-5" />
          Call
        </a>
        <a
          href={chatLink(enquiry, text)}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass()} grow`}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          Answer on WhatsApp
        </a>
      </div>
      <button
        type="button"
        aria-expanded={isWriting}
        className="quick-action justify-self-start"
        onClick={() => setWriting(!isWriting)}
      >
        Another answer
      </button>
      {isWriting && (
        <>
          <div className="grid grid-cols-2 gap-2">
            {answersTo(enquiry).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === answer}
                className="row-action aria-pressed:border-field aria-pressed:text-field"
                onClick={() => choose(name)}
              >
                {ANSWERS[name]}
              </button>
            ))}
          </div>
          <Field label={`Message in ${englishName}`}>
            {(control) => (
              <textarea
                {...control}
                rows={5}
                lang={tag}
                value={text}
                onChange={({ target }) => setText(target.value)}
                className="field text-sm"
              />
            )}
          </Field>
        </>
      )}
    </section>
  );
}
