import type { ReactNode } from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';

interface MessagePageProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** A page that was not found or failed. Search engines do not index it. */
export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className="page-width py-16 sm:py-24">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      <FirstScreenEnd />
    </div>
  );
}

export function NotFoundMessage({
  heading,
  text,
  searchAll,
}: Omit<MessagePageProps, 'children'> & { searchAll: string }) {
  const { kinds } = useSharedMessages();
  const local = useLocalAddress();
  return (
    <MessagePage heading={heading} text={text}>
      <a href={local(exploreAddress())} className={buttonClass('primary')}>
        {searchAll}
      </a>
      {LISTING_KINDS.map(({ id, block }) => (
        <a key={id} href={local(exploreAddress({ type: id }))} className={buttonClass('quiet')}>
          {kinds[block].many}
        </a>
      ))}
    </MessagePage>
  );
}
