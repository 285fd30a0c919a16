import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';

export const EnquiryHistory = z
  .object({
    items: z.array(
      z.object({
        at: z.string().describe('ISO date-time in UTC'),
        userName: z.string(),
        status: z.string().describe('from then on'),
        followUpOn: z.string().nullable(),
        noteChanged: z.boolean(),
        assignee: z.string().nullable().optional().describe('there where it was changed'),
      }),
    ),
  })
  .meta({ id: 'EnquiryHistory' });

const After = z.object({
  status: z.string(),
  followUpOn: z.string().nullable(),
  note: z.string().optional(),
  assignee: z.string().nullable().optional(),
});

/** Who did what, newest first. */
export async function findEnquiryHistory(
  db: Db,
  id: number,
): Promise<z.infer<typeof EnquiryHistory>> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'user_name', 'after'])
    .where('entity', '=', 'Enquiry')
    .where('entity_id', '=', id)
    .where('action', '=', 'update')
    .orderBy('id', 'desc')
    .execute();
  const items = rows.map(({ at, user_name, after }) => {
    const { note, ...standing } = After.parse(JSON.parse(after ?? 'null'));
    return { at, userName: user_name, ...standing, noteChanged: note !== undefined };
  });
  return { items };
}
