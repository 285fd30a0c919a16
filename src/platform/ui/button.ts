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
