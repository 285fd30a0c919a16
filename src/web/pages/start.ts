import { redirect } from 'react-router';
import { addressIn } from '#platform/language/language-address.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { Route } from './+types/start';

export function loader({ request }: Route.LoaderArgs) {
  return redirect(addressIn(requestLanguage(request), '/home'));
}
