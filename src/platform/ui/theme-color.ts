/** `--color-paper` of tokens.css, for `<meta name="theme-color">` and the manifest. */
export const THEME_COLOR = { light: '#f7f3ea', dark: '#161512' } as const;
