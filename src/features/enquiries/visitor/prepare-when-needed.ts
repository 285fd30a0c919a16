import type { ChosenPicture } from './photo-choice.ts';

const load = () => import('./prepare-photo.ts');

/** While somebody looks for a picture, so that the network may fail afterwards. */
export function loadPreparing(): void {
  load().catch(() => undefined);
}

export async function prepareWhenNeeded(file: File): Promise<ChosenPicture | undefined> {
  const { preparePhoto } = await load();
  return preparePhoto(file);
}
