import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Listing } from '#features/listings/listing.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { type Change, changeEach, changeMany, copyListing } from './change-listings.ts';
import { type Members, membersOf, writeMembers } from './write-members.ts';

/** Changes in the list itself. The toast of each offers to undo it. */
export function useListingChanges() {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();

  async function run(change: Change, undo?: Change, what: 'updated' | 'deleted' = 'updated') {
    const wrong = await change();
    setProblem(wrong);
    if (wrong === undefined) showSaved(what, undo && (() => void run(undo)));
    else showWentWrong(wrong);
    await revalidate();
  }

  const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id);
  return {
    problem,
    setStatus: (listings: readonly Listing[], status: number) =>
      run(
        changeMany(idsOf(listings), { do: 'status', status }),
        changeEach(listings, ({ status }) => ({ do: 'status', status })),
      ),
    check: (listings: readonly Listing[]) =>
      run(
        changeMany(idsOf(listings), { do: 'checked' }),
        changeEach(listings, ({ checkedAt }) => ({ do: 'checked', checkedAt })),
      ),
    trash: (listings: readonly Listing[]) =>
      run(
        changeMany(idsOf(listings), { do: 'trash' }),
        changeMany(idsOf(listings), { do: 'restore' }),
        'deleted',
      ),
    restore: (listings: readonly Listing[]) =>
      run(
        changeMany(idsOf(listings), { do: 'restore' }),
        changeMany(idsOf(listings), { do: 'trash' }),
      ),
    /** Offers no undo: the toast would stand beside that of the next change, and look like it. */
    undoTrash: ({ id }: Listing) => run(changeMany([id], { do: 'restore' })),
    setPopular: (listings: readonly Listing[], isPopular: boolean) =>
      run(
        changeMany(idsOf(listings), { do: 'popular', isPopular }),
        changeMany(idsOf(listings.filter((listing) => listing.isPopular !== isPopular)), {
          do: 'popular',
          isPopular: !isPopular,
        }),
      ),
    setPrice: ({ id, price: before }: Listing, price: number) =>
      run(
        writeMembers(id, { price }, hasOtherPrice(before)),
        writeMembers(id, { price: before }, hasOtherPrice(price)),
      ),
    putBack: (listing: Listing, members: Members) =>
      run(
        writeMembers(listing.id, members),
        writeMembers(listing.id, membersOf(listing, Object.keys(members))),
      ),
    /** Resolves to the id of the draft. */
    async copy({ id }: Listing): Promise<number | undefined> {
      const copied = await copyListing(id);
      setProblem(copied.ok ? undefined : copied.refusal.message);
      if (copied.ok) {
        const undo = changeMany([copied.data.id], { do: 'trash' });
        showSaved('saved', () => void run(undo, undefined, 'deleted'));
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
