import { createContext } from 'react-router';
import type { PublicServices } from '#features/listings/public-listings.server.ts';

/** How loaders reach what the outside gave the product. */
export const servicesContext = createContext<PublicServices>();

/** Called by a loader that goes on without something it could not fetch: the answer is true only now, and is not kept. */
export const gapContext = createContext<() => void>();

/** The word that this answer's inline scripts carry and its Content-Security-Policy names. */
export const nonceContext = createContext<string>();
