import { ChevronDown } from 'lucide-react';

interface FoldHeadingProps {
  heading: string;
  /** What is folded away, in a line. */
  summary: string;
  isShown: boolean;
  /** The id of what is folded away. */
  controls: string;
  onToggle: () => void;
}

/** The heading of a part of a form, which folds it. */
export function FoldHeading({ heading, summary, isShown, controls, onToggle }: FoldHeadingProps) {
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-11 w-full min-w-0 items-center gap-3 text-left"
    >
      <span className="shrink-0 font-serif text-lg font-semibold">{heading}</span>
      <span className="ml-auto truncate text-sm text-muted">{summary}</span>
      <ChevronDown
        className={`size-5 shrink-0 ${isShown ? 'rotate-180' : ''}`}
        aria-hidden="true"
      />
    </button>
  );
}
