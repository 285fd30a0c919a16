import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { listingLines } from '#back-office/pages/listings/after-save/share-message.ts';
import { StoredPhoto } from '#back-office/pages/listings/stored-photo.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { type Listing, ListingWithImages } from '#features/listings/listing.ts';
import { listingIn } from '#features/listings/listing-in-language.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { defineWords } from '#platform/language/words.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { en as units } from '#platform/units/words/en.ts';
import { hi } from '#platform/units/words/hi.ts';
import { pa } from '#platform/units/words/pa.ts';
import type { Route } from './+types/page';

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

interface PosterSheetProps {
  listing: Listing;
  language: Language;
  agency: { readonly name: string; readonly phone: string };
}

/** What is not translated stands as staff wrote it. */
function PosterSheet({ listing, language, agency }: PosterSheetProps) {
  const words = POSTER_WORDS[language];
  const { title, neighbourhood, city, imageUrl, slug, propertyType } = listingIn(language, listing);
  const written = listing.translations[language === 'en' ? 'pa' : language];
  const langOf = (text: string | undefined) =>
    language !== 'en' && text === undefined ? LANGUAGES.en.tag : undefined;
  const { size, price } = listingLines(listing, words.units);
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType)?.block;
  const code = `/qr-code/${encodeURIComponent(slug)}`;
  return (
    <article aria-label="Poster" lang={LANGUAGES[language].tag} className="poster">
      <p className="poster-agency" lang={LANGUAGES.en.tag}>
        {agency.name}
      </p>
      {imageUrl !== null && <StoredPhoto url={imageUrl} alt="" className="poster-photo" />}
      <h1 lang={langOf(written?.title)}>{title}</h1>
      <p className="poster-price">{price}</p>
      <p>
        {kind && words.kinds[kind]} · {size}
      </p>
      <p>
        <span lang={langOf(written?.neighbourhood)}>{neighbourhood}</span>, {city.name}
      </p>
      <div className="poster-foot">
        <p>
          {fill(words.call, { agency: agency.name })}
          <strong>
            +91 {agency.phone.slice(0, 5)} {agency.phone.slice(5)}
          </strong>
          {words.scan}
        </p>
        <img src={addressIn(language, code)} alt="Code that leads to its page" />
      </div>
    </article>
  );
}

/** What a poster says of its own, in the language of those who pass by. */
const POSTER_WORDS = defineWords({
  en: {
    kinds: { house: 'House', plot: 'Plot', land: 'Land', shop: 'Shop' },
    call: 'Call {agency}',
    scan: 'Scan for photographs and more',
    units,
  },
  pa: {
    kinds: { house: 'ਮਕਾਨ', plot: 'ਪਲਾਟ', land: 'ਜ਼ਮੀਨ', shop: 'ਦੁਕਾਨ' },
    call: '{agency} ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
    scan: 'ਤਸਵੀਰਾਂ ਅਤੇ ਹੋਰ ਜਾਣਕਾਰੀ ਲਈ ਸਕੈਨ ਕਰੋ',
    units: pa,
  },
  hi: {
    kinds: { house: 'मकान', plot: 'प्लॉट', land: 'ज़मीन', shop: 'दुकान' },
    call: '{agency} को फ़ोन करें',
    scan: 'तस्वीरों और बाकी जानकारी के लिए स्कैन करें',
    units: hi,
  },
});
