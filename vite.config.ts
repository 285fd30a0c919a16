import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  clearScreen: false,
  // The server's own entry: it hands the rendering function to src/app.ts.
  environments: { ssr: { build: { rolldownOptions: { input: './src/web/pages.server.ts' } } } },
});
