import type { ReactNode } from 'react';

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  heading: string;
  sections: readonly LegalSection[];
}

/** A long text with a table of contents. */
export function LegalPage({ heading, sections }: LegalPageProps) {
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[18rem_1fr] lg:pt-14">
      <header className="lg:col-start-2">
        <h1 className="text-3xl sm:text-4xl">{heading}</h1>
        <p className="mt-3 text-sm text-muted">
          In force since <time dateTime="2025-01-01">1 January 2025</time>
        </p>
      </header>
      <nav
        aria-label="On this page"
        className="self-start lg:sticky lg:top-24 lg:row-span-2 lg:row-start-1"
      >
        <ol className="border-t border-line">
          {sections.map(({ id, heading }, index) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 text-ink no-underline hover:text-field"
              >
                <span className="w-6 shrink-0 text-sm text-muted tabular-nums">{index + 1}</span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose lg:col-start-2">
        {sections.map(({ id, heading, body }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {heading}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
