/** What the browser paints around the page: `--color-paper` of tokens.css, said again because markup cannot read a style sheet. */
export const THEME_COLOR = { light: '#f7f3ea', dark: '#161512' } as const;
