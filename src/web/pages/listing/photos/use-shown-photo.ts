import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * The index of the photo that the viewer opens with. It has an entry of its own in the history, so
 * that Back closes the viewer.
 */
export function useShownPhoto() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  return {
    shown: isHydrated ? indexIn(state) : undefined,
    open: (index: number) =>
      navigate(pathname + search, { state: { photo: index }, preventScrollReset: true }),
    close: () => navigate(-1),
  };
}

function indexIn(state: unknown): number | undefined {
  const isPhoto = typeof state === 'object' && state !== null && 'photo' in state;
  return isPhoto && typeof state.photo === 'number' ? state.photo : undefined;
}
