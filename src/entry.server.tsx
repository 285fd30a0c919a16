import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { startScriptsLater } from './document/later-scripts.server.ts';
import { nonceContext, servicesContext } from './web/context.server.ts';

/** Renders the whole document before the first byte leaves, so that it can be kept and compressed as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const surprises: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      onError: (error) => void surprises.push(error),
    },
  );
  await stream.allReady;
  if (surprises.length > 0) throw surprises[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  return new Response(import.meta.env.PROD ? startScriptsLater(html) : html, { status, headers });
}

/** What a loader or a page throws that is no answer; the visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context
    .get(servicesContext)
    .log.error(
      { err: error, method: request.method, path: new URL(request.url).pathname },
      'unexpected',
    );
};
