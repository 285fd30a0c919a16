import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { type ProblemStatus, problemOf } from './problem.ts';
import { BASE_HEADERS } from './security-headers.server.ts';

const PARSE_ERRORS = new Map<string | undefined, [status: ProblemStatus, detail: string]>([
  ['HPE_HEADER_OVERFLOW', [431, 'The head of the request is too large.']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'The body of the request is too large.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long to arrive.']],
]);
const UNREADABLE = [400, 'The request is not HTTP that can be read.'] as const;

/** Answers with a problem, where Node.js would answer without a body. */
export function refuseUnreadable(server: Server): void {
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response) =>
    lastResponses.set(socket, response),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = lastResponses.get(socket);
    // In the middle of another answer these bytes would become part of it.
    const isBetweenAnswers = answer === undefined || answer.writableFinished || !answer.headersSent;
    if (socket.writable && isBetweenAnswers) socket.write(rawProblem(error.code));
    socket.destroy(error);
  });
}

function rawProblem(code: string | undefined): string {
  const [status, detail] = PARSE_ERRORS.get(code) ?? UNREADABLE;
  const problem = problemOf(status, detail);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${problem.title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${body.length}`,
    ...Object.entries(BASE_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
}

export function checkRequestUrl(request: Request): Request {
  const url = URL.parse(request.url);
  if (url === null || url.username !== '' || url.password !== '')
    throw new RequestError('Invalid URL');
  return request;
}

/** Rethrows every other error: it comes from the product. */
export function refuseUnreadableAddress(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error;
  const problem = problemOf(400, 'The address of the request cannot be read.');
  return new Response(JSON.stringify(problem), {
    status: 400,
    headers: { ...BASE_HEADERS, 'Content-Type': 'application/problem+json' },
  });
}
