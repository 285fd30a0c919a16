import { createContext } from 'react-router';
import type { PublicServices } from '#features/listings/public-listings.server.ts';

export const servicesContext = createContext<PublicServices>();

/** A loader calls this when it leaves out what it could not fetch: the response is not cached. */
export const markIncompleteContext = createContext<() => void>();

/** The nonce of this response's inline scripts and Content-Security-Policy. */
export const nonceContext = createContext<string>();
