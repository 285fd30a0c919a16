import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '#config.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

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

/** YouTube's player fails without a referrer (error 153), hence the Referrer-Policy. */
export function securityHeaders({ NODE_ENV, GA_MEASUREMENT_ID }: Config) {
  const google = GA_MEASUREMENT_ID === undefined ? NO_SOURCES : GOOGLE_ANALYTICS;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...google.scripts],
      // React writes style attributes, which cannot carry a nonce.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...google.images],
      fontSrc: ["'self'"],
      // Hot reload uses a web socket on another port.
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
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xFrameOptions: false,
    originAgentCluster: false,
  });
}

export type { SecureHeadersVariables as NonceVariables } from 'hono/secure-headers';
