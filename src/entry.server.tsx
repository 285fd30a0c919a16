import { randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { hashScripts } from './document/inline-scripts.server.ts';
import { STYLE_SOURCES } from './document/inline-styles.server.ts';
import { deferScripts } from './document/late-scripts/defer-scripts.server.ts';
import { allowInlineContext, servicesContext } from './web/context.server.ts';

/** Renders the whole document first, so that it can be compressed and kept in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Marks the scripts of React and its router; it is never sent.
  const nonce = randomBytes(16).toString('hex');
  const { log } = context.get(servicesContext);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    { nonce, onError: (error) => void errors.push(error) },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  const onUnexpected = (reason: string) => log.error({ reason }, 'unable to defer the scripts');
  const page = hashScripts(import.meta.env.PROD ? deferScripts(html, onUnexpected) : html, nonce);
  context.get(allowInlineContext)({ scripts: page.scripts, styles: STYLE_SOURCES });
  return new Response(page.html, { status, headers });
}

/** Logs what a loader or a page throws, except responses. The visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context
    .get(servicesContext)
    .log.error(
      { err: error, method: request.method, path: new URL(request.url).pathname },
      'unexpected',
    );
};
