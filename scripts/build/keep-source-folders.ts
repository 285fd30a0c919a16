import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const SERVER_FILES = join(ROOT, 'build/server');
const PLACEHOLDER = /SOURCE_FOLDER\(["']([^"']*)["']\)/g;

/**
 * Lets `import.meta.dirname` of a bundled module name the folder of its source, relative to the
 * bundle: fonts, migrations and the entries of other processes are read there.
 */
export function keepSourceFolders(): Plugin {
  return {
    name: 'keep-source-folders',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!code.includes('import.meta.dirname')) return null;
      const folder = relative(ROOT, dirname(id));
      return code.replaceAll('import.meta.dirname', `SOURCE_FOLDER('${folder}')`);
    },
    renderChunk(code, { fileName }) {
      const chunkFolder = dirname(join(SERVER_FILES, fileName));
      return code.replaceAll(PLACEHOLDER, (_, folder: string) => {
        const path = relative(chunkFolder, join(ROOT, folder));
        return `(import.meta.dirname + '/${path}')`;
      });
    },
  };
}
