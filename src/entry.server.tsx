import { randomBytes } from 'node:crypto';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './document/inline-script.tsx';
import { hashScripts } from './document/inline-scripts.server.ts';
import { withWholeStyles } from './document/inline-styles.server.ts';
import { renderDocument } from './document/render-document.server.ts';
import { allowInlineContext, servicesContext } from './web/context.server.ts';
import { requestLanguage } from './web/language/request-language.ts';
import { ErrorMessagesContext } from './web/messages/error-messages.ts';
import { ERROR_MESSAGES } from './web/messages/messages.server.ts';

/**
 * Renders a page of the back-office. The whole document first, so that it can be compressed and kept
 * in one piece.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Marks the scripts of React and its router; it is never sent.
  const nonce = randomBytes(16).toString('hex');
  const document = await renderDocument(
    <NonceContext value={nonce}>
      <ErrorMessagesContext value={ERROR_MESSAGES[requestLanguage(request)]}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </ErrorMessagesContext>
    </NonceContext>,
    nonce,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { html, scripts } = hashScripts(String(document), nonce);
  const page = withWholeStyles(html);
  context.get(allowInlineContext)({ scripts, styles: page.styles });
  // A text would be encoded anew whenever the answer is looked at.
  return new Response(Buffer.from(page.html), { status, headers });
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
