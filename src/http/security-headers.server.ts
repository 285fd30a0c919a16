import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '#config.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

/** Whom a page may speak to besides its own site, as Google's "Content Security Policy" page for Analytics 4 lists it. */
const GOOGLE_ANALYTICS = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const NO_SOURCES = { scripts: [], images: [], connections: [] };

/**
 * The headers of every answer. Inline scripts need the nonce of their own answer; it is drawn anew for each rendering, so
 * nothing that was stored earlier can know it, and it may be kept together with the rendered page.
 * YouTube's player refuses pages that send it no referrer (error 153), hence `strict-origin-when-cross-origin`.
 */
export function securityHeaders({ NODE_ENV, GA_MEASUREMENT_ID }: Config) {
  const google = GA_MEASUREMENT_ID === undefined ? NO_SOURCES : GOOGLE_ANALYTICS;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...google.scripts],
      // React writes style attributes (widths, placeholder colours); they cannot carry a nonce.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...google.images],
      fontSrc: ["'self'"],
      // Hot reload speaks over a socket on a port of its own.
      connectSrc: ["'self'", ...(NODE_ENV === 'development' ? ['ws:'] : []), ...google.connections],
      frameSrc: ['https://www.youtube-nocookie.com'],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: HSTS,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [] },
    // For browsers long gone, or said by the policy above already.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xFrameOptions: false,
    originAgentCluster: false,
  });
}

/** What a route behind these headers finds in its context: the word that marks the inline scripts of its answer. */
export type { SecureHeadersVariables as NonceVariables } from 'hono/secure-headers';
