import { listingAddress } from '#features/listings/listing-address.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import type { Breadcrumb } from '#features/seo/breadcrumb-list.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { AlertButton } from '#web/alerts/alert-button.tsx';
import { type ListingMessages, PageMessagesContext } from '#web/messages/use-messages.ts';
import type { AgencyFacts } from '#web/pages/about/agency-facts.server.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';
import { useRememberSeen } from '#web/saved/seen-listings.ts';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { useShell } from '#web/shell/use-shell.ts';
import { AreaUnitChoice } from '#web/ui/area-unit-choice.tsx';
import { AskLinks } from '#web/ui/ask-links.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CallBar } from './call-bar.tsx';
import { AgencyRecord, CallPanel } from './call-panel.tsx';
import { CompareWithSaved } from './compare-with-saved.tsx';
import type { Contact } from './contact.ts';
import { Description } from './description.tsx';
import { CheckedDay, Headline, SoldNotice } from './headline.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ListingHistory } from './listing-history.tsx';
import type { Ground, keyFacts } from './load-facts.server.ts';
import type { ListingLife } from './load-listing.server.ts';
import { Media } from './media.tsx';
import { Overview } from './overview.tsx';
import { SaveListing, ShareLink } from './save-and-share.tsx';

export interface ListingPageProps {
  messages: ListingMessages;
  listing: ListingDetail;
  /** Its line of facts, or ''. */
  line: string;
  crumbs: readonly Breadcrumb[];
  overview: readonly OverviewRow[];
  keyFacts: ReturnType<typeof keyFacts>;
  ground: Ground;
  contact: Omit<Contact, 'business'>;
  agency: AgencyFacts;
  life: ListingLife;
  similar: readonly ListingCardData[];
}

export default function ListingPage({
  messages,
  listing,
  line,
  crumbs,
  overview,
  keyFacts,
  ground,
  contact,
  agency,
  life,
  similar,
}: ListingPageProps) {
  const { business } = useShell();
  useRememberSeen(listing.id);
  const sold = listing.status === SOLD ? life.events.at(-1) : undefined;
  return (
    <PageMessagesContext value={{ listing: messages }}>
      <div className="page-width sm:pt-3 lg:pt-5 print:pt-0">
        <div className="flex items-center justify-between gap-3">
          <Breadcrumbs crumbs={crumbs} />
          <div className="-mr-3 flex shrink-0">
            <SaveListing listing={listing} />
            <ShareLink propertyId={listing.id} {...contact} />
          </div>
        </div>
        <div
          className={`grid sm:mt-2 print:mt-0 print:block grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 ${sold === undefined ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : 'max-w-256'}`}
        >
          <article className="flex min-w-0 flex-col gap-8 sm:gap-10 print:gap-3">
            <div>
              <Media listing={listing} ground={ground} />
              <Headline listing={listing} line={line} area={ground} />
              {sold !== undefined && <SoldNotice {...sold} />}
              <KeyFacts rows={keyFacts} area={ground} />
              {sold === undefined && life.checked !== null && (
                <p className="mt-3 text-sm text-muted">
                  <CheckedDay {...life.checked} />
                </p>
              )}
              {sold === undefined && (
                <AskLinks propertyId={listing.id} className="mt-4">
                  <AlertButton
                    subject={{
                      propertyId: listing.id,
                      title: listing.title,
                      address: listingAddress(listing.slug),
                    }}
                    label="changes"
                    whatsApp={business.whatsApp}
                  />
                </AskLinks>
              )}
              <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <CompareWithSaved id={listing.id} />
                <AreaUnitChoice className="ml-auto max-sm:w-full max-sm:justify-between" />
              </div>
            </div>
            <FirstScreenEnd />
            <Overview rows={overview} />
            <Description text={listing.description} />
            <ListingHistory events={life.events} />
            <AgencyRecord name={business.name} record={agency.record} />
            <SimilarListings heading={messages.similar} listings={similar} />
          </article>
          {sold === undefined && (
            <aside className="lg:sticky lg:top-24 lg:self-start">
              <CallPanel
                listing={listing}
                area={ground}
                business={business}
                agency={agency}
                {...contact}
              />
            </aside>
          )}
        </div>
        {sold === undefined && <CallBar listing={listing} business={business} {...contact} />}
      </div>
    </PageMessagesContext>
  );
}
