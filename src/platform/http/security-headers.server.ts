import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '#config.ts';
import type { InlineSources } from './inline-sources.server.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

/** What every answer has, also one that no browser shows. */
export const BASE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': HSTS,
  'X-Content-Type-Options': 'nosniff',
};

/** For answers that `securityHeaders` does not reach: probes, photos, refusals. */
export const baseHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(BASE_HEADERS))
    if (!context.res.headers.has(name)) context.header(name, value);
};

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

export interface InlineVariables {
  inlineSources?: InlineSources;
}

/** YouTube's player fails without a referrer (error 153), hence the Referrer-Policy. */
export function securityHeaders({ NODE_ENV, GA_MEASUREMENT_ID }: Config): MiddlewareHandler {
  const development = NODE_ENV === 'development';
  const google = GA_MEASUREMENT_ID === undefined ? NO_SOURCES : GOOGLE_ANALYTICS;
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [(context) => list("'self'", ...inlineIn(context).scripts, ...google.scripts)],
      // Hot reload inserts styles.
      styleSrc: development
        ? ["'self'", "'unsafe-inline'"]
        : [(context) => list("'self'", ...inlineIn(context).styles)],
      imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...google.images],
      fontSrc: ["'self'"],
      // Hot reload uses a web socket on another port.
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...google.connections],
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
  return async (context, next) => {
    await next();
    // Only now is it known which inline code the answer has.
    await headers(context, async () => {});
  };
}

function inlineIn(context: Context<{ Variables: InlineVariables }>): InlineSources {
  return context.get('inlineSources') ?? { scripts: [], styles: [] };
}

function list(...sources: readonly string[]): string {
  return sources.join(' ');
}
