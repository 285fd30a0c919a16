import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import { type Change, changeEach, changeMany, copyListing } from './change-listings.ts';
import { saidPrices } from './price-cell.tsx';
import { calledIn } from './row-texts.ts';
import { type Members, membersOf, writeMembers } from './write-members.ts';

/** Changes in the list itself. The toast of each offers to undo it. */
export function useListingChanges() {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();

  /** `subject` and `value` are for the toast: what was changed, and what it is now. */
  async function run(
    [subject, value]: readonly [string, string],
    change: Change,
    undo?: Change,
    what: 'updated' | 'deleted' = 'updated',
  ) {
    const wrong = await change();
    setProblem(wrong);
    const takeBack = undo && (() => void run([subject, 'as before'], undo));
    if (wrong === undefined) showSaved(what, takeBack, `${subject}: ${value}`);
    else showWentWrong(wrong);
    await revalidate();
  }

  const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id);
  return {
    problem,
    setStatus: (listings: readonly Listing[], status: number) =>
      run(
        [`Status of ${calledIn(listings)}`, enumerationName('ListingStatus', status) ?? ''],
        changeMany(idsOf(listings), { do: 'status', status }),
        changeEach(listings, ({ status }) => ({ do: 'status', status })),
      ),
    check: (listings: readonly Listing[]) =>
      run(
        [calledIn(listings), 'still there'],
        changeMany(idsOf(listings), { do: 'checked' }),
        changeEach(listings, ({ checkedAt }) => ({ do: 'checked', checkedAt })),
      ),
    trash: (listings: readonly Listing[]) =>
      run(
        [calledIn(listings), 'in the trash'],
        changeMany(idsOf(listings), { do: 'trash' }),
        changeMany(idsOf(listings), { do: 'restore' }),
        'deleted',
      ),
    restore: (listings: readonly Listing[]) =>
      run(
        [calledIn(listings), 'out of the trash'],
        changeMany(idsOf(listings), { do: 'restore' }),
        changeMany(idsOf(listings), { do: 'trash' }),
      ),
    /** Offers no undo: the toast would stand beside that of the next change, and look like it. */
    undoTrash: (listing: Listing) =>
      run([calledIn([listing]), 'out of the trash'], changeMany([listing.id], { do: 'restore' })),
    setPopular: (listings: readonly Listing[], isPopular: boolean) =>
      run(
        [calledIn(listings), isPopular ? 'popular' : 'not popular'],
        changeMany(idsOf(listings), { do: 'popular', isPopular }),
        changeMany(idsOf(listings.filter((listing) => listing.isPopular !== isPopular)), {
          do: 'popular',
          isPopular: !isPopular,
        }),
      ),
    setPrice: (listing: Listing, price: number) =>
      run(
        [`Price of ${calledIn([listing])}`, saidPrices(price)[0] ?? ''],
        writeMembers(listing.id, { price }, hasOtherPrice(listing.price)),
        writeMembers(listing.id, { price: listing.price }, hasOtherPrice(price)),
      ),
    putBack: (listing: Listing, members: Members) =>
      run(
        [calledIn([listing]), 'put back'],
        writeMembers(listing.id, members),
        writeMembers(listing.id, membersOf(listing, Object.keys(members))),
      ),
    /** Resolves to the id of the draft. */
    async copy(listing: Listing): Promise<number | undefined> {
      const copied = await copyListing(listing.id);
      setProblem(copied.ok ? undefined : copied.refusal.message);
      if (copied.ok) {
        const undo = changeMany([copied.data.id], { do: 'trash' });
        const copy = `Copy of ${calledIn([listing])}`;
        const takeBack = () => void run([copy, 'in the trash'], undo, undefined, 'deleted');
        showSaved('saved', takeBack, `${copy}: a draft`);
      } else showWentWrong(copied.refusal.message);
      await revalidate();
      return copied.ok ? copied.data.id : undefined;
    },
  };
}

export type ListingChanges = ReturnType<typeof useListingChanges>;

function hasOtherPrice(seen: number) {
  return ({ price }: Listing) =>
    price === seen
      ? undefined
      : `Somebody else has changed the price meanwhile: it is now ${formatPrice(price, ENGLISH_UNITS)}.`;
}
