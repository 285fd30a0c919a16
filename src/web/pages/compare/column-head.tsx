import { listingAddress } from '#features/listings/listing-address.ts';
import { addressWithIds } from '#features/listings/listing-ids.ts';
import { fill } from '#language/fill.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { CardHeart } from '#web/saved/save-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LifeMark } from '#web/ui/life-mark.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { type Compared, MIN_COMPARED, titleId } from './compared.ts';

interface ColumnHeadProps {
  column: Compared;
  allIds: readonly number[];
}

/** Picture and title; on the corners of the picture the heart, and the way to leave this listing out. */
export function ColumnHead({ column, allIds }: ColumnHeadProps) {
  const words = usePageWords('compare');
  const local = useLocalAddress();
  const { id, slug, title } = column;
  const others = allIds.filter((other) => other !== id);
  return (
    <th scope="col" abbr={title}>
      <div className="relative">
        <a href={local(listingAddress(slug))} className="block text-ink no-underline">
          <span className="relative block aspect-card overflow-hidden rounded-card bg-sunken">
            <ListingPhoto
              listing={column}
              iconSize="size-10"
              alt=""
              sizes="(width >= 64rem) 240px, 44vw"
              maxWidth={640}
              className="size-full"
            />
            <LifeMark
              listing={{ ...column, isNew: false }}
              className="absolute bottom-2 left-2 mr-2"
            />
          </span>
          <span
            id={titleId(id)}
            {...textLanguage(title, useLanguage())}
            className="mt-2 line-clamp-3 text-sm font-semibold sm:text-base"
          >
            {title}
          </span>
        </a>
        <CardHeart listing={column} />
        {others.length >= MIN_COMPARED && (
          <a
            href={local(addressWithIds('/compare', others))}
            aria-label={fill(words.remove, { title })}
            className="card-heart left-0 print:hidden"
          >
            <Icon name="close" className="size-5" />
          </a>
        )}
      </div>
    </th>
  );
}
