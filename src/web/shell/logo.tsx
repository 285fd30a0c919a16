import { useLanguage } from '#web/language/use-language.ts';
import { textLanguage } from '#web/ui/text-language.ts';

/** The name, its second half from "&" on small, is left out where there is no room beside the mark. */
export function Logo({ name, height }: { name: string; height: number }) {
  const [first, second] = splitName(name);
  const { lang } = textLanguage(name, useLanguage());
  return (
    <span className="flex max-h-[45px] flex-wrap items-center gap-x-2.5 gap-y-8 overflow-hidden text-ink">
      <Mark height={height} />
      <span
        lang={lang}
        className={`font-serif leading-none whitespace-nowrap ${lang === 'en' ? '[--leading-none:1]' : ''}`}
      >
        <span className="block text-lg font-semibold leading-none">{first}</span>
        {second !== '' && (
          <span className="mt-1 block font-sans text-xs leading-none text-muted">{second}</span>
        )}
      </span>
    </span>
  );
}

/** The same drawing as `public/favicon.svg`. */
function Mark({ height }: { height: number }) {
  return (
    <svg width={height} height={height} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0">
      <rect width="40" height="40" rx="9" className="fill-meadow" />
      <path
        d="M8 19.5 20 8l12 11.5"
        className="fill-none stroke-on-meadow"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 24v-5.5a4 4 0 0 1 8 0V24z" className="fill-on-meadow" />
      <path
        d="M6 27.5c9-2 19-2 28 0M6 33c9-2 19-2 28 0"
        className="fill-none stroke-mustard"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function splitName(name: string): [first: string, second: string] {
  const at = name.indexOf(' & ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
