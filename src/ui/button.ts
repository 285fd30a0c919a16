const TONES = {
  primary: 'border-transparent bg-field text-on-field hover:bg-field-strong',
  quiet: 'border-line-strong bg-transparent text-ink hover:border-field hover:text-field',
  /** At most one per screen. */
  accent: 'border-transparent bg-mustard text-on-mustard hover:bg-mustard-strong',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
} as const;

/** Classes of a button, or of a link that looks like one. */
export function buttonClass(tone: keyof typeof TONES = 'primary'): string {
  return `button ${TONES[tone]}`;
}

/** A button of 44 px with only an icon; it needs an accessible name. */
export const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-ink transition-colors print:hidden ' +
  'hover:border-field hover:text-field aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:opacity-45';
