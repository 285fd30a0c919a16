import type { ReactNode } from 'react';

interface ResultsNoticeProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** Stands in the place of the results. */
export function ResultsNotice({ heading, text, children }: ResultsNoticeProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-6 py-12 sm:px-10">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3 max-w-prose text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
