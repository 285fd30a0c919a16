import { z } from 'zod';

const views = z.int();

export const MAX_SOURCES = 10;

export const SourceReport = z
  .object({
    items: z
      .array(z.object({ host: z.string(), views }))
      .describe(`the ${MAX_SOURCES} sites that sent most, most first`),
    others: z.object({ hosts: z.int(), views }).describe('all other sites'),
    direct: views.describe('without a site before: typed, from an app, or on from a page of ours'),
  })
  .meta({ id: 'SourceReport' });
export type SourceReport = z.infer<typeof SourceReport>;
