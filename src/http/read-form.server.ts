import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { problem } from './problem.ts';

class TooManyParts extends Error {}

/**
 * Parses a multipart form while it arrives and leaves it where the route's validation looks for it.
 * Refuses a form with more than `maxParts` parts, which are slow to make, as soon as one too many begins.
 */
export function readForm(maxParts: number): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('content-type') ?? '';
    // The route itself refuses everything else.
    if (!/^multipart\/form-data; boundary=./.test(type)) return next();
    try {
      context.req.bodyCache.formData = await parseForm(context.req.raw.body, type, maxParts);
    } catch (cause) {
      if (cause instanceof TooManyParts)
        return problem(context, 400, `The form has more than ${maxParts} parts.`);
      throw new HTTPException(400, { cause });
    }
    return next();
  };
}

async function parseForm(
  body: ReadableStream<Uint8Array> | null,
  type: string,
  maxParts: number,
): Promise<FormData> {
  const form = new FormData();
  const parser = new Busboy({
    headers: { 'content-type': type },
    // Busboy would take any part of type application/octet-stream for a file.
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: { parts: maxParts },
  });
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (name, stream, fileName) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => form.append(name, new File(chunks, fileName)));
    // A body that breaks off is an error of the parser too.
    stream.on('error', () => {});
  });
  await Promise.all([finished(parser), feed(parser, body)]);
  return form;
}

/** Does not cancel a body that it leaves unread: that would close the connection before the answer. */
async function feed(parser: BusboyInstance, body: ReadableStream<Uint8Array> | null) {
  let isOverLimit = false;
  parser.on('partsLimit', () => {
    isOverLimit = true;
  });
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) break;
    if (!parser.write(chunk.value)) await once(parser, 'drain');
    if (isOverLimit) throw new TooManyParts();
  }
  parser.end();
}
