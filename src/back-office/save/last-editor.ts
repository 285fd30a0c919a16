import { z } from 'zod';
import { callApi } from './call-api.ts';

const Trail = z.object({ items: z.array(z.object({ userName: z.string() })) });

/** Who wrote a record last; 'Somebody else' if the audit trail does not say. */
export async function lastEditor(entity: string, id: number): Promise<string> {
  const answer = await callApi(Trail, `/api/Audit?entity=${entity}&id=${id}&pageSize=1`);
  return (answer.ok && answer.data.items[0]?.userName) || 'Somebody else';
}
