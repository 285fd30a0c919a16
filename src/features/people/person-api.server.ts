import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { type Signature, writeWithoutVersion } from '#platform/writes/audited-write.server.ts';
import { type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { ErasedPerson, PersonPhone } from './person.ts';

interface Erased {
  readonly count: number;
  /** Called once the transaction is committed. */
  readonly finish?: () => Promise<void>;
}

/** What one feature keeps of a person. */
interface PersonRecords {
  readonly schema: z.ZodType<object>;
  readonly find: (db: Db, phone: string) => Promise<object[]>;
  /** Called in one transaction for all; records each removal in the audit trail. */
  readonly erase: (db: Db, signature: Signature, phone: string) => Promise<Erased>;
}

const FACTS = { access: 'erase people', group: 'person' } as const;
const request = { body: jsonBody(PersonPhone) };
const refusals = problems(400, 401, 413, 415);

/** Everything about the person with a phone number, for whoever may ask for it. */
export function personApi(
  { db, now }: Services,
  { enquiries, buyers }: Readonly<Record<'enquiries' | 'buyers', PersonRecords>>,
) {
  const api = createApiRouter<StaffEnv>(REQUIRED);

  const everything = createRoute({
    method: 'post',
    path: '/api/Person/export',
    facts: { ...FACTS, audits: 'Enquiry' },
    tags: ['Person'],
    summary: 'Everything that is kept about the person with a phone number',
    request,
    responses: {
      200: json(
        z.object({
          phone: z.string().describe('E.164'),
          enquiries: z.array(enquiries.schema),
          buyers: z.array(buyers.schema),
          messages: z
            .array(z.object({ enquiryId: z.int().nullable(), createdAt: z.string() }))
            .describe('e-mails to the agency that wait to be sent'),
        }),
        'Oldest first',
      ),
      ...refusals,
    },
  });

  const erasure = createRoute({
    method: 'post',
    path: '/api/Person/erase',
    facts: { ...FACTS, audits: 'Enquiry' },
    tags: ['Person'],
    summary: 'Erase the person with a phone number from everything',
    description: 'The audit trail keeps who erased which enquiries and buyers, and when.',
    request,
    responses: { 200: json(ErasedPerson, 'Done'), ...refusals },
  });

  api.openapi(everything, async (context) => {
    const { phone } = context.req.valid('json');
    const found = {
      phone,
      enquiries: await enquiries.find(db, phone),
      buyers: await buyers.find(db, phone),
      messages: await messagesAbout(db, phone),
    };
    return context.json(found, 200);
  });

  api.openapi(erasure, async (context) => {
    const { phone } = context.req.valid('json');
    const signature = signatureOf(context, now());
    const erased = await writeWithoutVersion(db, async (db) => ({
      enquiries: await enquiries.erase(db, signature, phone),
      buyers: await buyers.erase(db, signature, phone),
    }));
    await erased.enquiries.finish?.();
    await erased.buyers.finish?.();
    const counts = { enquiries: erased.enquiries.count, buyers: erased.buyers.count };
    return context.json(counts, 200);
  });

  return api;
}

/** They are removed with their enquiry. */
async function messagesAbout(db: Db, phone: string) {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['outbox.enquiry_id', 'outbox.created_at'])
    .where('enquiry.phone', '=', phone)
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({ enquiryId: row.enquiry_id, createdAt: row.created_at }));
}
