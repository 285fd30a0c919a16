import { useId } from 'react';
import { listingAddress } from '#features/listings/listing-address.ts';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { CardMarks } from '#web/saved/listing-card.tsx';
import { CardHeart } from '#web/saved/save-button.tsx';
import { PricePerUnit } from '#web/ui/area.tsx';
import { AreaAndPlace, CardFacts, FactsLine } from '#web/ui/card-facts.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { ContactLinks } from './contact-links.tsx';
import type { Result } from './explore-data.ts';

/** A listing among the results. The link loads a whole document. */
export function ResultCard({ listing, first }: { listing: Result; first: boolean }) {
  const language = useLanguage();
  const local = useLocalAddress();
  const title = useId();
  return (
    <article className="result-card">
      <a href={local(listingAddress(listing.slug))} className="result-link">
        <div
          className={`result-photo ${listing.image === null && listing.drawing === '' ? 'max-md:h-20' : 'max-md:aspect-card'}`}
        >
          <ListingPhoto
            listing={listing}
            iconSize="size-12"
            alt=""
            sizes="(width >= 48rem) 288px, calc(100vw - 2rem)"
            first={first}
            maxWidth={960}
            className="size-full md:absolute md:inset-0"
          />
          <CardMarks listing={listing} />
        </div>
        <div className="result-text">
          <Price price={listing.price} previousPrice={listing.previousPrice} size="row" />
          <PricePerUnit listing={listing} price={listing.price} className="text-sm md:-mt-1" />
          <AreaAndPlace listing={listing} />
          <h2 id={title} className="card-title text-lg" {...textLanguage(listing.title, language)}>
            {listing.title}
          </h2>
          <FactsLine line={listing.line} className="text-lg text-ink" />
          <div className="flex flex-wrap gap-x-4 text-sm">
            <CardFacts facts={listing.facts} />
            <Posted {...listing.posted} />
          </div>
        </div>
      </a>
      <CardHeart listing={listing} className="md:right-auto md:left-[15.25rem]" />
      <ContactLinks listing={listing} titleId={title} />
    </article>
  );
}

/** Where there is room for it. */
function Posted({ day, text }: Result['posted']) {
  const { postedOn } = usePageMessages('explore');
  return (
    <p className="max-md:hidden">
      <FilledMessage message={postedOn} values={{ date: <time dateTime={day}>{text}</time> }} />
    </p>
  );
}
