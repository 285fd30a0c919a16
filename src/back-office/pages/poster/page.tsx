import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { ListingWithImages } from '#features/listings/listing.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#platform/language/language.ts';
import { buttonClass } from '#platform/ui/button.ts';
import type { Route } from './+types/page';
import { PosterSheet } from './poster-sheet.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = Number(query.get('id'));
  const language = LANGUAGE_CODES.find((code) => code === query.get('language')) ?? 'en';
  const answer = await callApi(ListingWithImages, `/api/Property/${id}`);
  return answer.ok
    ? { id, language, listing: answer.data }
    : { id, language, failure: answer.refusal.message };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Poster | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <p className="page-width py-8">Loading...</p>;
}

/** One sheet of A4 for the window: whoever passes reads it, and scans the code for the rest. */
export default function PosterPage({
  loaderData: { id, language: shown, listing, failure },
  matches,
}: Route.ComponentProps) {
  if (listing === undefined)
    return (
      <div className="page-width py-8">
        <ListFailure what="The listing" message={failure} />
      </div>
    );
  return (
    <div className="page-width grid gap-5 py-6 print:p-0">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <button type="button" className={buttonClass()} onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print on A4
        </button>
        <nav aria-label="Language of the poster" className="flex flex-wrap gap-2">
          {LANGUAGE_CODES.map((language) => (
            <Link
              key={language}
              to={`/poster?${new URLSearchParams({ id: String(id), language })}`}
              replace
              preventScrollReset
              lang={LANGUAGES[language].tag}
              aria-current={language === shown ? 'true' : undefined}
              className="row-action no-underline aria-[current=true]:border-transparent aria-[current=true]:bg-field aria-[current=true]:text-on-field"
            >
              {LANGUAGES[language].ownName}
            </Link>
          ))}
        </nav>
      </div>
      <PosterSheet
        listing={listing}
        language={shown}
        agency={matches[0].loaderData.shell.business}
      />
    </div>
  );
}
