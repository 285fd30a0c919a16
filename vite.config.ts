import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Two files that every page needs, instead of thirty small ones: browsers ask one server for six things at a time. */
const SHARED_FILES = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: 'site',
    // Without passkeys, which visitors do not need.
    test: /src[\\/](?:root|document|session[\\/](?!passkey)|ui|web[\\/](?:shell|ui))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  clearScreen: false,
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } },
    // The server's own entry: it hands the rendering function to src/app.ts.
    ssr: { build: { rolldownOptions: { input: './src/pages.server.ts' } } },
  },
});
