import { listingLines } from '#back-office/pages/listings/after-save/share-message.ts';
import { StoredPhoto } from '#back-office/pages/listings/stored-photo.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { listingIn } from '#features/listings/listing-in-language.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import { LANGUAGES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { defineMessages } from '#platform/language/messages.ts';
import { en as units } from '#platform/units/messages/en.ts';
import { hi } from '#platform/units/messages/hi.ts';
import { pa } from '#platform/units/messages/pa.ts';

interface PosterSheetProps {
  listing: Listing;
  language: Language;
  agency: { readonly name: string; readonly phone: string };
}

/** What is not translated stands as staff wrote it. */
export function PosterSheet({ listing, language, agency }: PosterSheetProps) {
  const messages = POSTER_MESSAGES[language];
  const { title, neighbourhood, city, imageUrl, slug, propertyType } = listingIn(language, listing);
  const langOf = (text: 'title' | 'neighbourhood') =>
    language !== 'en' && listing.translations[language]?.[text] === undefined
      ? LANGUAGES.en.tag
      : undefined;
  const { size, price } = listingLines(listing, messages.units);
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType)?.block;
  const code = `/qr-code/${encodeURIComponent(slug)}`;
  return (
    <article aria-label="Poster" lang={LANGUAGES[language].tag} className="poster">
      <p className="poster-agency" lang={LANGUAGES.en.tag}>
        {agency.name}
      </p>
      {imageUrl !== null && <StoredPhoto url={imageUrl} alt="" className="poster-photo" />}
      <h1 lang={langOf('title')}>{title}</h1>
      <p className="poster-price">{price}</p>
      <p>
        {kind && messages.kinds[kind]} · {size}
      </p>
      <p>
        <span lang={langOf('neighbourhood')}>{neighbourhood}</span>, {city.name}
      </p>
      <div className="poster-foot">
        <p>
          {fill(messages.call, { agency: agency.name })}
          <strong>
            +91 {agency.phone.slice(0, 5)} {agency.phone.slice(5)}
          </strong>
          {messages.scan}
        </p>
        <img src={addressIn(language, code)} alt="Code that leads to its page" />
      </div>
    </article>
  );
}

/** What a poster says of its own, in the language of those who pass by. */
const POSTER_MESSAGES = defineMessages({
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
