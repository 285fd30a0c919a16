import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Keeps the row that is shown beside the list in the address, as `open`, and loads nothing for it. */
export function usePanelAddress(id: number | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation writes the address anew
  useEffect(() => {
    const address = new URL(location.href);
    if (id === undefined) address.searchParams.delete('open');
    else address.searchParams.set('open', String(id));
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [id, key]);
}
