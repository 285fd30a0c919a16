import { FilledMessage } from '#web/language/filled-message.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import type { Result } from './explore-data.ts';

/** What wide screens have room for. */
export function ResultFacts({ listing: { facts, posted } }: { listing: Result }) {
  const words = usePageWords('explore');
  const date = <time dateTime={posted.day}>{posted.text}</time>;
  return (
    <p className="hidden flex-wrap gap-x-4 text-sm text-muted md:flex">
      {facts.map((fact) => (
        <span key={fact}>
          {fact}
          <span className="sr-only">, </span>
        </span>
      ))}
      <span>
        <FilledMessage message={words.postedOn} values={{ date }} />
      </span>
    </p>
  );
}
