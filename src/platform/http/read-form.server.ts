import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ByteBudget } from '#platform/concurrency/byte-budget.ts';
import { bodyLimitKbOf, refuseLongBody } from './body-limit.server.ts';
import { problem } from './problem.ts';
import { unavailable } from './unexpected-errors.server.ts';

/** Few long writes: each waits for a thread. */
const WRITTEN_AT_ONCE = 1024 * 1024;

class TooManyParts extends Error {}
class TooLong extends Error {}
class OutOfMemory extends Error {}

const longUses = new WeakMap<Request, Promise<unknown>>();

/** Keeps the files of the form after the answer has begun, until `use` has settled. */
export function keepForm(context: Context, use: Promise<unknown>): void {
  longUses.set(context.req.raw, use);
}

/**
 * Parses a form while it arrives, into the place where the form validator looks for it. Files of a
 * form whose length is announced, or that is too large for memory, lie in a temporary folder until
 * the request is answered. Reading stops beyond `maxParts` or the route's body limit. Memory comes
 * from `budget`, before reading where the length is announced, else piece by piece: uploads wait
 * for each other instead of exhausting it.
 */
export function readForm(
  maxParts: number,
  budget: ByteBudget,
  isTooLargeForMemory = false,
): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('content-type') ?? '';
    if (!/^multipart\/form-data; boundary=./.test(type)) return next();
    const announcedBytes = Number(context.req.header('content-length') ?? 0);
    if (!(await budget.takeInTurn(announcedBytes))) return unavailable(context);
    let heldBytes = announcedBytes;
    const hold = (bytes: number) => {
      if (announcedBytes > 0) return;
      if (!budget.take(bytes)) {
        // At once, or others are refused while the files are removed.
        budget.giveBack(heldBytes);
        heldBytes = 0;
        throw new OutOfMemory();
      }
      heldBytes += bytes;
    };
    let folder: Awaited<ReturnType<typeof mkdtempDisposable>> | undefined;
    const cleanUp = async () => {
      await folder?.remove();
      budget.giveBack(heldBytes);
    };
    try {
      if (announcedBytes > 0 || isTooLargeForMemory)
        folder = await mkdtempDisposable(join(tmpdir(), 'form-'));
      const limits = {
        parts: maxParts,
        bytes: bodyLimitKbOf(context) * 1024,
        folder: folder?.path,
      };
      const refusal = await parseInto(context, type, limits, hold);
      return refusal ?? (await next());
    } finally {
      const use = longUses.get(context.req.raw);
      if (use === undefined) await cleanUp();
      else void use.then(cleanUp, cleanUp);
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
    if (cause instanceof OutOfMemory || hasNoRoom(cause)) return unavailable(context);
    throw new HTTPException(400, { cause });
  }
}

/** For the files of the form. */
function hasNoRoom(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'].includes(String(error.code))
  );
}

type Hold = (bytes: number) => void;
type Body = ReadableStream<Uint8Array> | null;

interface Limits {
  readonly parts: number;
  readonly bytes: number;
  /** For its files; undefined where no length is announced, so that reading waits for no disk. */
  readonly folder: string | undefined;
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
  const files: Promise<void>[] = [];
  const stop = new AbortController();
  parser.on('file', (name, stream, fileName) => {
    const { folder } = limits;
    addAbortSignal(stop.signal, stream);
    const file =
      folder === undefined
        ? heldFile(stream, fileName)
        : keptFile(stream, join(folder, String(files.length)), fileName);
    const kept = file.then((file) => form.append(name, file));
    files.push(kept);
    // An error shows in `feed` too, which stops reading.
    kept.catch((error: Error) => parser.destroy(error));
  });
  try {
    await Promise.all([finished(parser), feed(parser, body, limits, hold)]);
    await Promise.all(files);
    return form;
  } finally {
    stop.abort();
    await Promise.allSettled(files);
  }
}

async function heldFile(stream: Readable, fileName: string): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new File(chunks, fileName);
}

/** The form keeps a reference to the file on disk, not its bytes. */
async function keptFile(stream: Readable, path: string, fileName: string): Promise<File> {
  await pipeline(stream, createWriteStream(path, { highWaterMark: WRITTEN_AT_ONCE }));
  return new File([await openAsBlob(path)], fileName);
}

/** Leaves an unread rest alone: cancelling it would close the connection before the answer. */
async function feed(parser: BusboyInstance, body: Body, limits: Limits, hold: Hold) {
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
    if (bytes > limits.bytes) throw new TooLong();
    hold(chunk.value.byteLength);
    if (!parser.write(chunk.value) && limits.folder !== undefined) await once(parser, 'drain');
    if (hasTooManyParts) throw new TooManyParts();
  }
  parser.end();
}
