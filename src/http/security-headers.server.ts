import { NONCE, secureHeaders } from 'hono/secure-headers';

const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/**
 * The headers of every answer. Inline scripts need the nonce of their own answer; it is drawn anew for each rendering, so
 * nothing that was stored earlier can know it, and it may be kept together with the rendered page.
 * YouTube's player refuses pages that send it no referrer (error 153), hence `strict-origin-when-cross-origin`.
 */
export function securityHeaders(development: boolean) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      // React writes style attributes (widths, placeholder colours); they cannot carry a nonce.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
      fontSrc: ["'self'"],
      // Hot reload speaks over a socket on a port of its own.
      connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
      frameSrc: ['https://www.youtube-nocookie.com'],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: TWO_YEARS,
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
