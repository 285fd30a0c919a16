import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { asciiCode } from './scripts/build/ascii-code.ts';
import { copiedFunctions } from './scripts/build/copied-functions.ts';
import { keepSourceFolders } from './scripts/build/keep-source-folders.ts';
import { lightIcons } from './scripts/build/light-icons.ts';
import { scriptFiles, serverFiles } from './scripts/build/script-files.ts';
import { classRules, styleRules } from './scripts/build/style-rules.ts';

/** They load binaries, or files of their own package. */
const NOT_BUNDLED = ['sharp', 'libheif-js', 'pg'];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    copiedFunctions(),
    keepSourceFolders(),
    asciiCode(),
    lightIcons(),
    styleRules(),
    classRules(),
  ],
  clearScreen: false,
  // The Content-Security-Policy loads fonts from files alone.
  build: {
    // Says which scripts a page needs.
    manifest: true,
    // Of the 1,700 icons that their package lists, only ours are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: ['./src/entry.public.tsx'], output: scriptFiles },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './src/site.server.ts', output: serverFiles } },
      // A few files start sooner and take less memory than a thousand.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external: NOT_BUNDLED },
      }),
    },
  },
}));
