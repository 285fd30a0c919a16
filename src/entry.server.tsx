import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { deferScripts } from './document/late-scripts/defer-scripts.server.ts';
import { nonceContext, servicesContext } from './web/context.server.ts';

/** Renders the whole document first, so that it can be compressed and kept in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
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
  const body = import.meta.env.PROD ? deferScripts(html, onUnexpected) : html;
  return new Response(body, { status, headers });
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
