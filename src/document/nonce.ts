import { createContext } from 'react';

/** Marks an inline script of ours, so that the page's policy allows it; undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
