import type { Db } from '#platform/database/database.server.ts';
import { startOfDayInIndia } from '#platform/language/dates.ts';
import type { EnquiryReport } from './report.ts';
import { medianOf } from './time-to-sell.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const IS_NEW = '%"status":"new"%';

interface Received {
  readonly received: number;
  readonly stillNew: number;
}

/** What came since a day, and how long staff took to answer it. */
export async function findEnquiryReport(db: Db, firstDay: string): Promise<EnquiryReport> {
  const since = startOfDayInIndia(firstDay);
  const groups = await findGroups(db, since);
  const answers = await findAnswers(db, since);
  const kinds = Map.groupBy(groups, ({ kind }) => kind);
  const subjects = Map.groupBy(groups, ({ cityId, propertyType }) => `${cityId} ${propertyType}`);
  const people = Map.groupBy(answers, ({ userName }) => userName);
  const waiting = groups.flatMap(({ stillNew, oldest }) => (stillNew > 0 ? oldest : []));
  return {
    ...sum(groups),
    oldestNew: waiting.sort()[0] ?? null,
    kinds: [...kinds].map(([kind, all]) => ({ kind, ...sum(all) })).sort(byReceived),
    subjects: [...subjects.values()]
      .map((all) => ({
        cityName: all[0]?.cityName ?? null,
        propertyType: all[0]?.propertyType ?? null,
        ...sum(all),
      }))
      .sort(byReceived),
    answered: {
      enquiries: answers.length,
      medianHours: answers.length === 0 ? null : medianHours(answers),
    },
    people: [...people]
      .map(([userName, all]) => ({
        userName,
        enquiries: all.length,
        medianHours: medianHours(all),
      }))
      .sort((one, other) => other.enquiries - one.enquiries),
  };
}

async function findGroups(db: Db, since: string) {
  const rows = await db
    .selectFrom('enquiry')
    .leftJoin('property', 'property.id', 'enquiry.property_id')
    .leftJoin('city', 'city.id', 'property.city_id')
    .select(({ fn }) => [
      'enquiry.kind',
      'enquiry.status',
      'property.property_type as propertyType',
      'city.id as cityId',
      'city.name as cityName',
      fn.countAll<number>().as('count'),
      fn.min('enquiry.created_at').as('oldest'),
    ])
    .where('enquiry.created_at', '>=', since)
    .groupBy(['enquiry.kind', 'enquiry.status', 'property.property_type', 'city.id', 'city.name'])
    .orderBy('enquiry.kind')
    .orderBy('city.name')
    .orderBy('property.property_type')
    .execute();
  return rows.map(({ count, status, ...group }) => ({
    ...group,
    received: Number(count),
    stillNew: status === 'new' ? Number(count) : 0,
  }));
}

/** The first time that each was taken out of `new`, as the audit trail has it. */
async function findAnswers(db: Db, since: string) {
  const rows = await db
    .selectFrom('enquiry')
    .innerJoin('audit_entry', 'audit_entry.entity_id', 'enquiry.id')
    .select([
      'enquiry.id',
      'enquiry.created_at as from',
      'audit_entry.at as to',
      'audit_entry.user_name as userName',
    ])
    .where('enquiry.created_at', '>=', since)
    .where('audit_entry.entity', '=', 'Enquiry')
    .where('audit_entry.action', '=', 'update')
    .where('audit_entry.before', 'like', IS_NEW)
    .where('audit_entry.after', 'not like', IS_NEW)
    .orderBy('audit_entry.id', 'desc')
    .execute();
  // The last entry of a key wins, here the earliest answer.
  const first = new Map(rows.map((row) => [row.id, row]));
  return [...first.values()].map(({ from, to, userName }) => ({
    userName,
    hours: Math.max(0, (Date.parse(to) - Date.parse(from)) / HOUR_MS),
  }));
}

function sum(groups: readonly Received[]): Received {
  return groups.reduce(
    (total, { received, stillNew }) => ({
      received: total.received + received,
      stillNew: total.stillNew + stillNew,
    }),
    { received: 0, stillNew: 0 },
  );
}

function byReceived(one: Received, other: Received): number {
  return other.received - one.received;
}

function medianHours(answers: readonly { hours: number }[]): number {
  return medianOf(answers.map(({ hours }) => hours));
}
