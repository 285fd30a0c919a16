import type { Plugin } from 'vite';

/**
 * Writes the server's code in ASCII. V8 keeps a program in one byte for each character, but in two
 * once a single one does not fit: words in Punjabi and Hindi would cost megabytes and time to start.
 */
export function asciiCode(): Plugin {
  return {
    name: 'ascii-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Before this step the minifier would write the letters again.
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = inAscii(file.code);
    },
  };
}

/** Means the same in strings, templates, names and regular expressions; in `String.raw`, in those alone. */
export function inAscii(code: string): string {
  return code.replace(
    /[^\0-~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
