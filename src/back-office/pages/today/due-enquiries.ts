import type { Enquiry } from '#features/enquiries/enquiry.ts';
import type { Standing } from '#features/enquiries/office/use-standing-change.ts';
import { writtenTime } from '#features/enquiries/office/written-time.ts';
import { dayInIndia, daysSince } from '#platform/language/dates.ts';

/** When something is to be done about an enquiry: the day of following up, else of the visit. */
function dueDay({ followUpOn, status, preferredTime }: Enquiry): string | undefined {
  if (followUpOn !== null) return followUpOn;
  return status === 'visit' ? visitTime(preferredTime)?.slice(0, 10) : undefined;
}

/** Follow-ups and agreed visits whose day has come, the longest waiting first; what is new has a list of its own. */
export function dueEnquiries(
  followUps: readonly Enquiry[],
  visits: readonly Enquiry[],
  now: Date,
): readonly Enquiry[] {
  const today = dayInIndia(now);
  const all = new Map([...followUps, ...visits].map((enquiry) => [enquiry.id, enquiry]));
  return [...all.values()]
    .map((enquiry) => ({ enquiry, day: dueDay(enquiry) }))
    .filter(({ enquiry, day }) => enquiry.status !== 'new' && day !== undefined && day <= today)
    .toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))
    .map(({ enquiry }) => enquiry);
}

/** `Today`, `Today, 5:00 pm`, `2 days late`. */
export function dueText(enquiry: Enquiry, now: Date): string {
  const day = dueDay(enquiry) ?? dayInIndia(now);
  const late = daysSince(day, now);
  if (late > 0) return late === 1 ? '1 day late' : `${late} days late`;
  const [, clock = ''] = (writtenTime('en', visitTime(enquiry.preferredTime) ?? '') ?? '').split(
    ', ',
  );
  const isAgreed = enquiry.status === 'visit' && visitTime(enquiry.preferredTime)?.startsWith(day);
  return isAgreed && clock !== '' ? `Today, ${clock}` : 'Today';
}

/** The first that was proposed. */
function visitTime(preferredTime: string): string | undefined {
  return preferredTime.match(/\d{4}-\d\d-\d\dT\d\d:\d\d/g)?.toSorted()[0];
}

/** Where an enquiry stands once its task of today is done; a visit that lies ahead stays one. */
export function settledStanding(enquiry: Enquiry, now: Date): Standing {
  const { status, followUpOn } = enquiry;
  if (status === 'new') return { status: 'contacted', followUpOn };
  const kept = { status, followUpOn: null };
  const isDue = dueEnquiries([{ ...enquiry, ...kept }], [], now).length > 0;
  return isDue ? { ...kept, status: 'contacted' } : kept;
}
