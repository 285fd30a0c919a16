import { z } from 'zod';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';

const EverythingKept = z.object({
  phone: z.string(),
  enquiries: z.array(z.unknown()),
  buyers: z.array(z.unknown()),
  messages: z.array(z.unknown()),
});
export type EverythingKept = z.infer<typeof EverythingKept>;

export function fetchEverything(phone: string) {
  return callApi(EverythingKept, '/api/Person/export', jsonRequest('POST', { phone }));
}

/** `2 enquiries and 1 buyer of +919876543210`. */
export function keptInWords({ phone, enquiries, buyers, messages }: EverythingKept): string {
  const parts = [
    counted(enquiries.length, 'enquiry', 'enquiries'),
    counted(buyers.length, 'buyer', 'buyers'),
    counted(messages.length, 'waiting e-mail', 'waiting e-mails'),
  ].filter((part) => part !== undefined);
  const all = new Intl.ListFormat('en').format(parts);
  return `${all || 'Nothing'} of ${phone}`;
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}
