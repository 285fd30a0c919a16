import {
  FIELD_NAMES,
  type ListingForm,
  tableFieldOf,
} from '#back-office/pages/listings/form-fields.ts';
import { EMPTY_FORM } from '#back-office/pages/listings/listing-body.ts';
import { offerTitle } from '#features/listings/forwards/offer-title.ts';
import type { Offer } from '#features/listings/forwards/read-offer.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { City } from '#features/listings/place.ts';

/** The form of the listing that an offer would be; what is not said stays ''. */
export function draftForm(
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
