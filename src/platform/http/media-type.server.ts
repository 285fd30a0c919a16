import type { MiddlewareHandler } from 'hono';

/** RFC 9110 section 8.3.1 allows blanks around semicolons and meaningless parameters. */
const MEDIA_TYPE = /^\s*([^\s;,]+)[ \t]*(?:;(.*))?$/;
const BOUNDARY = /(?:^|;)\s*boundary=("[^"]+"|[^\s;]+)/i;

/** Rewrites `Content-Type` to the spelling that the validators of bodies expect. */
export const normalizeMediaType: MiddlewareHandler = (context, next) => {
  const given = context.req.header('content-type');
  const plain = given && normalized(given);
  if (plain !== given && plain) context.req.raw.headers.set('content-type', plain);
  return next();
};

function normalized(given: string): string {
  const [, type, parameters = ''] = MEDIA_TYPE.exec(given) ?? [];
  switch (type?.toLowerCase()) {
    case 'application/json':
      return 'application/json';
    case 'multipart/form-data': {
      const boundary = BOUNDARY.exec(parameters)?.[1];
      return boundary === undefined ? given : `multipart/form-data; boundary=${boundary}`;
    }
    default:
      return given;
  }
}
