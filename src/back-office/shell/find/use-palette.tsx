import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTopLayer } from '#back-office/dialogs/top-layer.ts';
import { late } from '#back-office/late/late.tsx';
import type { AccountActions } from '#back-office/shell/use-account-actions.tsx';

const Palette = late(() => import('./palette.tsx').then((code) => code.default));

/** Opened by Ctrl K, on a Mac by Cmd K, where no dialog is open. */
export function usePalette(actions: AccountActions): { open: () => void; palette: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const isCovered = useTopLayer() !== undefined;
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isShortcut || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isCovered) setIsOpen(true);
  });
  // Not passive: a key may be pressed as soon as the page is painted.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => openByKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: isOpen && <Palette actions={actions} onClose={() => setIsOpen(false)} />,
  };
}
