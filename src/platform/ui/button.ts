const TONES = {
  primary: 'button button-primary',
  quiet: 'button button-quiet',
  /** At most one per screen. */
  accent: 'button button-accent',
  danger: 'button button-danger',
} as const;

/** Classes of a button, or of a link that looks like one. */
export function buttonClass(tone: keyof typeof TONES = 'primary'): string {
  return TONES[tone];
}
