import type { ReactNode } from 'react';
import { FilledMessage } from '#web/language/filled-message.tsx';
import type { LegalPlace, LegalSection, LegalText } from './legal-text.ts';

type Values = Readonly<Record<LegalPlace, ReactNode>>;

interface LegalSectionsProps {
  sections: LegalText['sections'];
  values: Values;
}

/** Numbered, in the order of the words. */
export function LegalSections({ sections, values }: LegalSectionsProps) {
  return Object.entries(sections).map(([anchor, section], index) => (
    <section key={anchor} aria-labelledby={anchor}>
      <h2 id={anchor}>
        {index + 1}. {section.heading}
      </h2>
      <SectionBody {...section} values={values} />
    </section>
  ));
}

function SectionBody({ paragraphs = [], items = [], values }: LegalSection & { values: Values }) {
  return (
    <>
      {paragraphs.map((message) => (
        <p key={message}>
          <FilledMessage message={message} values={values} />
        </p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((message) => (
            <li key={message}>
              <FilledMessage message={message} values={values} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
