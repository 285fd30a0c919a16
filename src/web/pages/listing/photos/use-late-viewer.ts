import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { PhotoViewerProps } from './viewer/photo-viewer.tsx';

/** Loads the viewer when somebody is about to need it; rejects where it cannot be loaded. */
export function useLateViewer() {
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps>>();
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= importViewer().then((viewer) => setViewer(() => viewer));
    return loading.current;
  }, []);
  return { Viewer, load };
}

// Awaited in full, since the bundler's wait for the stylesheet is around it.
async function importViewer() {
  const { PhotoViewer } = await import('./viewer/photo-viewer.tsx');
  return PhotoViewer;
}
