import { Fragment } from 'react';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { textLanguage } from '#web/ui/text-language.ts';

/** Keeps the line breaks that staff typed. */
export function Description({ text }: { text: string }) {
  const messages = usePageMessages('listing');
  const language = textLanguage(text, useLanguage());
  const lines = text.trim().split(/\r\n|\r|\n/);
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-2xl print:text-xl">
        {messages.description}
      </h2>
      {language.lang === 'en' && (
        <p className="mt-2 text-sm text-muted print:hidden">{messages.englishDescription}</p>
      )}
      <p
        className="mt-4 max-w-prose leading-relaxed print:mt-1 print:line-clamp-4 print:max-w-none print:text-sm"
        {...language}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    </section>
  );
}
