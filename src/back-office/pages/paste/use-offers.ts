import { useState } from 'react';
import { z } from 'zod';
import {
  FIELD_NAMES,
  type ListingForm,
  tableFieldOf,
} from '#back-office/pages/listings/form-fields.ts';
import { NO_PRICE, priceIn } from '#back-office/pages/listings/form-measures.ts';
import { bodyOf, EMPTY_FORM } from '#back-office/pages/listings/listing-body.ts';
import { callApi, jsonRequest, newKey } from '#back-office/save/call-api.ts';
import { offerTitle } from '#features/listings/forwards/offer-title.ts';
import {
  type Forward,
  type ForwardedOffer,
  readForward,
} from '#features/listings/forwards/read-forward.ts';
import type { Offer } from '#features/listings/forwards/read-offer.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import type { City } from '#features/listings/place.ts';
import type { KnownPlaces } from '#features/listings/understand/read-place.ts';

interface DraftOffer {
  readonly offer: ForwardedOffer;
  readonly form: ListingForm;
  readonly isChosen: boolean;
  /** The idempotency key of its save. */
  readonly key: string;
  readonly problem?: string | undefined;
}

/** The offers of a pasted message while they are looked at, and their saving. */
export function useOffers(cities: readonly City[], places: KnownPlaces) {
  const [forward, setForward] = useState<Forward>();
  const [offers, setOffers] = useState<readonly DraftOffer[]>([]);
  const [isSaving, setIsSaving] = useState(false);

  function formOf(
    offer: ForwardedOffer,
    propertyType: string,
    phone: string | undefined,
  ): ListingForm {
    const city = cities.find(({ id }) => id === (offer.cityId ?? offer.proposedCityId));
    return draftForm(offer, propertyType, city, phone);
  }

  function read(text: string): void {
    const read = text.trim() === '' ? undefined : readForward(text, places);
    setForward(read);
    setOffers(
      (read?.offers ?? []).map((offer) => ({
        offer,
        form: formOf(offer, String(offer.propertyType ?? ''), read?.phones[0]),
        isChosen: !offer.isRent,
        key: newKey(),
      })),
    );
  }

  function change(key: string, changed: (offer: DraftOffer) => DraftOffer): void {
    setOffers((offers) => offers.map((offer) => (offer.key === key ? changed(offer) : offer)));
  }

  /** What was typed by hand for every kind stays when the kind changes. */
  function setKind(key: string, propertyType: string): void {
    change(key, (draft) => {
      const fresh = formOf(draft.offer, propertyType, draft.form.ownerContact);
      const { cityID, stateId, countryId, neighbourhood, price } = draft.form;
      return {
        ...draft,
        form: { ...fresh, cityID, stateId, countryId, neighbourhood, price },
        problem: undefined,
      };
    });
  }

  /** How many were saved; those that were not stay, with the reason. */
  async function save(): Promise<number> {
    setIsSaving(true);
    let saved = 0;
    for (const draft of offers.filter(({ isChosen }) => isChosen)) {
      const problem = missing(draft.form) ?? (await saveDraft(draft.form, draft.key));
      if (problem === undefined) {
        saved += 1;
        setOffers((offers) => offers.filter(({ key }) => key !== draft.key));
      } else change(draft.key, (offer) => ({ ...offer, problem }));
    }
    setIsSaving(false);
    return saved;
  }

  return {
    forward,
    offers,
    isSaving,
    read,
    setKind,
    save,
    choose: (key: string, isChosen: boolean) => change(key, (draft) => ({ ...draft, isChosen })),
    edit: (key: string, values: Partial<ListingForm>) =>
      change(key, (draft) => ({
        ...draft,
        form: { ...draft.form, ...values },
        problem: undefined,
      })),
  };
}

function missing(form: ListingForm): string | undefined {
  if (form.propertyType === '') return 'Choose what it is: house, plot, land or shop.';
  if (form.price.trim() !== '' && Number.isNaN(priceIn(form))) return NO_PRICE;
  return form.cityID === '' ? 'Choose the city.' : undefined;
}

/** The form of the listing that an offer would be; what is not said stays ''. */
function draftForm(
  offer: Offer,
  propertyType: string,
  city: City | undefined,
  phone: string | undefined,
): ListingForm {
  const block = LISTING_KINDS.find(({ id }) => String(id) === propertyType)?.block;
  const form = { ...EMPTY_FORM };
  for (const name of FIELD_NAMES) {
    const field = tableFieldOf(name);
    if (field === undefined || (field.block !== undefined && field.block !== block)) continue;
    form[name] = offer.said[field.field] ?? '';
  }
  return {
    ...form,
    propertyType,
    countryId: city === undefined ? '' : String(city.state.countryId),
    stateId: city === undefined ? '' : String(city.stateId),
    cityID: city === undefined ? '' : String(city.id),
    price: offer.said.price ?? '',
    title: offerTitle(offer, Number(propertyType), city?.name),
    description: offer.text,
    ownerContact: phone ?? '',
  };
}

const Stored = z.object({ id: z.int() });

/** Returns undefined when it is stored, else why it is not. The same key never stores it twice. */
async function saveDraft(form: ListingForm, key: string): Promise<string | undefined> {
  const body = {
    ...bodyOf(form),
    price: form.price.trim() === '' ? 0 : priceIn(form),
    status: DRAFT,
  };
  const request = jsonRequest('POST', body, { 'Idempotency-Key': key });
  const answer = await callApi(Stored, '/api/Property', request);
  if (answer.ok) return undefined;
  const [said] = Object.values(answer.refusal.errors).flat();
  return said ?? answer.refusal.message;
}
