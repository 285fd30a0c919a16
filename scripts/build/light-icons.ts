import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const LIGHT_ICON = join(import.meta.dirname, '../../src/platform/ui/light-icon.ts');

/** The icons of lucide-react in a tenth of its code, and without keys, which differ in every icon. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      return ICON.test(importer) && source === '../createLucideIcon.mjs' ? LIGHT_ICON : null;
    },
    transform(code, id) {
      if (!ICON.test(id)) return null;
      return code
        .replaceAll(/,\s*key: "\w+"/g, '')
        .replace(/^ *size: 24,\n/m, '')
        .replace('\n__iconData.node;', '');
    },
  };
}
