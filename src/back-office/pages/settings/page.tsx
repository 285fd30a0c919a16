import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { Settings } from '#features/settings/settings.ts';
import { useMay } from '#session/use-may.ts';
import type { Route } from './+types/page';
import { SettingsForm } from './settings-form.tsx';

const TITLE = 'Settings';

export async function clientLoader() {
  const answer = await callApi(Settings, '/api/Settings');
  return answer.ok
    ? { settings: answer.data, etag: answer.headers.get('ETag') ?? '' }
    : { failure: answer.refusal.message };
}

/** The form keeps what is typed, also when the session is renewed. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const mayChange = useMay('change settings');
  return (
    <ListFrame title={TITLE} tools={null}>
      <ListFailure what="The settings" message={loaderData.failure} />
      {mayChange ? (
        loaderData.settings !== undefined && <SettingsForm {...loaderData} />
      ) : (
        <p className="notice">Only an owner may change the settings.</p>
      )}
    </ListFrame>
  );
}
