import { Fragment } from 'react';
import { useLanguage } from '#web/language/use-language.ts';
import { textLanguage } from './text-language.ts';

interface CardFactsProps {
  facts: readonly string[];
  className?: string;
}

/** `Model Town · 6 rooms · 4 washrooms`. */
export function CardFacts({ facts, className = '' }: CardFactsProps) {
  const language = useLanguage();
  return (
    <p className={`card-facts ${className}`}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span {...textLanguage(fact, language)}>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
