import { createContext, use } from 'react';
import type { ShellData } from './shell-data.ts';

export const ShellContext = createContext<ShellData | undefined>(undefined);

/** For everything within the frame of a page. */
export function useShell(): ShellData {
  const shell = use(ShellContext);
  if (shell === undefined) throw new Error('The page has no frame.');
  return shell;
}
