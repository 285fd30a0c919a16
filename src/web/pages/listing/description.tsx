import { Fragment } from 'react';
import { useLanguage } from '#web/language/use-language.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords } from '#web/words/use-words.ts';

/** Keeps the line breaks that staff typed. */
export function Description({ text }: { text: string }) {
  const words = usePageWords('listing');
  const lines = text.trim().split(/\r\n|\r|\n/);
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-2xl print:text-xl">
        {words.description}
      </h2>
      <p
        className="mt-4 max-w-prose leading-relaxed print:mt-1 print:line-clamp-4 print:max-w-none print:text-sm"
        {...textLanguage(text, useLanguage())}
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
