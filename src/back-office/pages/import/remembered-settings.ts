import { z } from 'zod';
import type { SheetSettings } from '#features/import/sheet/import-sheet.ts';

const START = 'import ';
const MAX_KEPT = 20;
const Settings = z.object({
  map: z.record(z.string(), z.string()),
  set: z.record(z.string(), z.string()),
  state: z.string(),
  country: z.string(),
});

/** How a file with the same columns was read before. */
export function rememberedSettings(names: readonly string[]): SheetSettings | undefined {
  try {
    return Settings.safeParse(JSON.parse(localStorage.getItem(keyOf(names)) ?? '')).data;
  } catch {
    return undefined;
  }
}

export function rememberSettings(names: readonly string[], settings: SheetSettings): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(START));
    for (const key of kept.slice(MAX_KEPT)) localStorage.removeItem(key);
    localStorage.setItem(keyOf(names), JSON.stringify(settings));
  } catch {
    // A full or forbidden store forgets; nothing else depends on it.
  }
}

function keyOf(names: readonly string[]): string {
  return START + names.join('\u001f').slice(0, 2000);
}
