import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { bodyLimitKbOf, refuseLongBody } from './body-limit.server.ts';
import { problem } from './problem.ts';

class TooManyParts extends Error {}
class TooLong extends Error {}

/**
 * Parses a form while it arrives, into the place where the form validator looks for it. Stops
 * reading beyond `maxParts` or the route's body limit.
 */
export function readForm(maxParts: number): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('content-type') ?? '';
    if (!/^multipart\/form-data; boundary=./.test(type)) return next();
    const bodyLimitKb = bodyLimitKbOf(context);
    const limits = { parts: maxParts, bytes: bodyLimitKb * 1024 };
    try {
      context.req.bodyCache.formData = await parseForm(context.req.raw.body, type, limits);
    } catch (cause) {
      if (cause instanceof TooLong) return refuseLongBody(context, bodyLimitKb);
      if (cause instanceof TooManyParts)
        return problem(context, 400, `The form has more than ${maxParts} parts.`);
      throw new HTTPException(400, { cause });
    }
    return next();
  };
}

type Body = ReadableStream<Uint8Array> | null;

interface Limits {
  readonly parts: number;
  readonly bytes: number;
}

async function parseForm(body: Body, type: string, limits: Limits): Promise<FormData> {
  const form = new FormData();
  const parser = new Busboy({
    headers: { 'content-type': type },
    // By default Busboy also takes any part of type application/octet-stream for a file.
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: { parts: limits.parts },
  });
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (name, stream, fileName) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => form.append(name, new File(chunks, fileName)));
    // A truncated body is reported by the parser too.
    stream.on('error', () => {});
  });
  await Promise.all([finished(parser), feed(parser, body, limits.bytes)]);
  return form;
}

/** Leaves an unread rest alone: cancelling it would close the connection before the answer. */
async function feed(parser: BusboyInstance, body: Body, maxBytes: number) {
  let hasTooManyParts = false;
  parser.on('partsLimit', () => {
    hasTooManyParts = true;
  });
  let bytes = 0;
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) break;
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) throw new TooLong();
    if (!parser.write(chunk.value)) await once(parser, 'drain');
    if (hasTooManyParts) throw new TooManyParts();
  }
  parser.end();
}
