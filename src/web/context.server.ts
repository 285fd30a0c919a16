import { createContext } from 'react-router';
import type { Services } from '#services.ts';

/** How loaders reach what the outside gave the product. */
export const servicesContext = createContext<Services>();

/** The word that this answer's inline scripts carry and its Content-Security-Policy names. */
export const nonceContext = createContext<string>();
