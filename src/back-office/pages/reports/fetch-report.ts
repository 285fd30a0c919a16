import type { z } from 'zod';
import { callApi } from '#back-office/save/call-api.ts';

/** A report, or why it is missing; the others are shown without it. */
export type Fetched<Report> = { readonly report: Report } | { readonly failure: string };

export async function fetchReport<Report>(
  schema: z.ZodType<Report>,
  address: string,
): Promise<Fetched<Report>> {
  const answer = await callApi(schema, `/api/Report/${address}`);
  return answer.ok ? { report: answer.data } : { failure: answer.refusal.message };
}
