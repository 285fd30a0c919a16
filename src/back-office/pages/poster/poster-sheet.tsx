import { listingLines } from '#back-office/pages/listings/after-save/share-message.ts';
import { StoredPhoto } from '#back-office/pages/listings/stored-photo.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { listingIn } from '#features/listings/listing-in-language.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill } from '#language/fill.ts';
import { LANGUAGES, type Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { POSTER_WORDS } from './poster-words.ts';

interface PosterSheetProps {
  listing: Listing;
  language: Language;
  agency: { readonly name: string; readonly phone: string };
}

/** What is not translated stands as staff wrote it. */
export function PosterSheet({ listing, language, agency }: PosterSheetProps) {
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
