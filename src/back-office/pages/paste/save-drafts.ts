import { z } from 'zod';
import type { ListingForm } from '#back-office/pages/listings/form-fields.ts';
import { priceIn } from '#back-office/pages/listings/form-measures.ts';
import { bodyOf } from '#back-office/pages/listings/listing-body.ts';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import { DRAFT } from '#features/listings/listing-status.ts';

const Stored = z.object({ id: z.int() });

/** Undefined when it is stored, else why it is not. The same key never stores it twice. */
export async function saveDraft(form: ListingForm, key: string): Promise<string | undefined> {
  const body = {
    ...bodyOf(form),
    price: form.price.trim() === '' ? 0 : priceIn(form),
    status: DRAFT,
  };
  const request = jsonRequest('POST', body, { 'Idempotency-Key': key });
  const answer = await callApi(Stored, '/api/Property', request);
  if (answer.ok) return undefined;
  const [said] = Object.values(answer.refusal.errors).flat();
  return said ?? answer.refusal.message;
}
