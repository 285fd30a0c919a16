import type { z } from 'zod';
import { countWrite } from '#back-office/save/call-api.ts';
import { refusalOf, UNREACHABLE } from '#back-office/save/refusal.ts';
import { ImportStep } from '#features/import/import-form.ts';
import { currentToken } from '#session/session.ts';

export type ImportOutcome = Extract<
  z.infer<typeof ImportStep>,
  { result: unknown } | { failed: string }
>;

interface SendStep {
  readonly what: 'sending' | 'storing' | 'storing photos';
  readonly done: number;
  readonly of?: number;
}

const LOST =
  'The connection was lost, so it is not known whether the listings were stored. Press Import again: nothing is stored twice.';

/** Sends packed rows and follows how they are stored. Repeating it adds nothing twice. */
export function sendImport(
  packed: Uint8Array<ArrayBuffer>,
  archive: File | undefined,
  options: object,
  onStep: (step: SendStep) => void,
): Promise<ImportOutcome> {
  const form = new FormData();
  form.append('file', new File([packed], 'listings.csv.gz'));
  form.append('options', JSON.stringify(options));
  if (archive !== undefined) form.append('archive', archive);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', archive === undefined ? '/api/Import' : '/api/Import/Zip');
    request.setRequestHeader('Authorization', `Bearer ${currentToken()}`);
    request.upload.onprogress = ({ loaded, total }) =>
      onStep({ what: 'sending', done: loaded, of: total });
    let isSent = false;
    request.upload.onload = () => {
      isSent = true;
    };
    request.onprogress = () => {
      const step = request.status === 200 ? lastStep(request.responseText) : undefined;
      if (step !== undefined && 'photos' in step)
        onStep({ what: 'storing photos', done: step.photos, of: step.of });
      else if (step !== undefined && 'stored' in step)
        onStep({ what: 'storing', done: step.stored, of: step.of });
    };
    request.onloadend = () => {
      countWrite();
      resolve(request.status === 0 && isSent ? { failed: LOST } : outcomeOf(request));
    };
    request.send(form);
  });
}

function outcomeOf(request: XMLHttpRequest): ImportOutcome {
  if (request.status === 0) return { failed: UNREACHABLE.message };
  if (request.status !== 200) return { failed: refusalIn(request) };
  const step = lastStep(request.responseText);
  return step !== undefined && ('result' in step || 'failed' in step) ? step : { failed: LOST };
}

function lastStep(text: string): ImportStep | undefined {
  const end = text.lastIndexOf('\n');
  if (end < 0) return undefined;
  return ImportStep.parse(JSON.parse(text.slice(text.lastIndexOf('\n', end - 1) + 1, end)));
}

function refusalIn(request: XMLHttpRequest): string {
  const retryAfter = request.getResponseHeader('Retry-After');
  const { message, errors } = refusalOf(request.status, parsed(request.responseText), retryAfter);
  const [first] = Object.entries(errors);
  return first === undefined ? message : `${message} ${first[0]}: ${first[1][0]}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
