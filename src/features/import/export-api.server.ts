import { z } from 'zod';
import {
  StaffListQueryInput,
  staffListQuery,
} from '#features/listings/api/staff-list-api.server.ts';
import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { createApiRouter, createRoute } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { exportListings } from './export-listings.server.ts';
import { FROM_FACTS } from './import-form.ts';
import { ownAddress } from './own-address.ts';
import { BYTE_ORDER_MARK, csvLine } from './rows/csv-text.ts';

/** `titlePa` */
function titleParameter(language: OtherLanguage): `title${string}` {
  return `title${language.charAt(0).toUpperCase()}${language.slice(1)}`;
}

const ExportQuery = StaffListQueryInput.extend(
  recordOf(OTHER_LANGUAGES.map(titleParameter), () =>
    z
      .literal(FROM_FACTS)
      .optional()
      .describe('writes the translated titles that are missing from the facts'),
  ),
);

const download = createRoute({
  method: 'get',
  path: '/api/Export',
  facts: { access: 'read', group: 'property' },
  tags: ['Import'],
  summary: 'The listings that the list of the staff shows, as CSV that can be imported again',
  request: { query: ExportQuery },
  responses: { 200: { description: 'CSV in UTF-8' }, ...problems(400, 401) },
});

export function exportApi({ database, siteUrl, now }: Services, messages: LineMessagesByLanguage) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(download, (context) => {
    const asked = context.req.valid('query');
    const rows = exportListings(database, {
      query: staffListQuery(asked),
      ownAddress: ownAddress(siteUrl),
      titledIn: OTHER_LANGUAGES.filter((language) => asked[titleParameter(language)]),
      messages,
      now: now(),
    });
    return context.body(csvStream(rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="listings.csv"',
    });
  });

  return api;
}

/** Reads no more than the reader takes. */
function csvStream(batches: AsyncGenerator<string[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let start = BYTE_ORDER_MARK;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(start + value.map(csvLine).join('')));
      start = '';
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
