import { addressIn } from '#platform/language/language-address.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { redirect } from './redirect.server.ts';

export function load({ language }: PageRequest) {
  return redirect(addressIn(language, '/home'));
}
