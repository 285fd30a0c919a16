import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ByteBudget } from '#concurrency/byte-budget.ts';
import { bodyLimitKbOf, refuseLongBody } from './body-limit.server.ts';
import { problem } from './problem.ts';
import { unavailable } from './unavailable.server.ts';

class TooManyParts extends Error {}
class TooLong extends Error {}
class OutOfMemory extends Error {}

/**
 * Parses a form while it arrives, into the place where the form validator looks for it. Stops
 * reading beyond `maxParts` or the route's body limit. What it holds is taken from `budget` until
 * the request is answered.
 */
export function readForm(maxParts: number, budget: ByteBudget): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('content-type') ?? '';
    if (!/^multipart\/form-data; boundary=./.test(type)) return next();
    const limits = { parts: maxParts, bytes: bodyLimitKbOf(context) * 1024 };
    let heldBytes = 0;
    const hold = (bytes: number) => {
      if (!budget.take(bytes)) throw new OutOfMemory();
      heldBytes += bytes;
    };
    try {
      const refusal = await parseInto(context, type, limits, hold);
      return refusal ?? (await next());
    } finally {
      budget.giveBack(heldBytes);
    }
  };
}

async function parseInto(context: Context, type: string, limits: Limits, hold: Hold) {
  try {
    context.req.bodyCache.formData = await parseForm(context.req.raw.body, type, limits, hold);
    return undefined;
  } catch (cause) {
    if (cause instanceof TooLong) return refuseLongBody(context, limits.bytes / 1024);
    if (cause instanceof TooManyParts)
      return problem(context, 400, `The form has more than ${limits.parts} parts.`);
    if (cause instanceof OutOfMemory) return unavailable(context);
    throw new HTTPException(400, { cause });
  }
}

type Hold = (bytes: number) => void;
type Body = ReadableStream<Uint8Array> | null;

interface Limits {
  readonly parts: number;
  readonly bytes: number;
}

async function parseForm(body: Body, type: string, limits: Limits, hold: Hold): Promise<FormData> {
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
  await Promise.all([finished(parser), feed(parser, body, limits.bytes, hold)]);
  return form;
}

/** Leaves an unread rest alone: cancelling it would close the connection before the answer. */
async function feed(parser: BusboyInstance, body: Body, maxBytes: number, hold: Hold) {
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
    hold(chunk.value.byteLength);
    if (!parser.write(chunk.value)) await once(parser, 'drain');
    if (hasTooManyParts) throw new TooManyParts();
  }
  parser.end();
}
