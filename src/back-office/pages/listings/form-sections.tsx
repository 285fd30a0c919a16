import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { FormField } from './form-field.tsx';
import { type FormFieldName, fieldsOfSection, type ListingForm } from './form-fields.ts';
import { fieldsIn, type SectionName } from './form-layout.ts';
import { FormSection } from './form-section.tsx';
import { PlaceFields, type Places } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';
import { StatusField } from './status-field.tsx';
import { TranslationSection } from './translation-section.tsx';
import type { Folds } from './use-folds.ts';
import { VideoField } from './video-field.tsx';

interface FormSectionsProps {
  places: Places;
  /** The listing that is being edited. */
  listing: Listing | undefined;
  folds: Folds;
  photos: ReactNode;
}

/** The fields of the listing form in the order in which one meets them at a visit. */
export function FormSections({ places, listing, folds, photos }: FormSectionsProps) {
  const type = useFormContext<ListingForm>().watch('propertyType');
  const typeName = LISTING_KINDS.find(({ id }) => String(id) === type)?.name;
  const section = (name: SectionName) => ({ name, folds, cities: places.cities });
  const fields = (name: SectionName) =>
    fieldsIn(name, type).map((field) => (
      <SectionField key={field} name={field} isEdited={listing !== undefined} />
    ));
  return (
    <>
      {photos}
      <FormSection {...section('what')} heading="What it is">
        {fields('what')}
      </FormSection>
      <FormSection {...section('place')} heading="Where it is">
        <PlaceFields {...places} />
        {fieldsOfSection('place').map((name) => (
          <FormField key={name} name={name} />
        ))}
      </FormSection>
      <FormSection {...section('measure')} heading="How much">
        {fields('measure')}
      </FormSection>
      <FormSection {...section('listing')} heading="What is said of it">
        {fields('listing')}
      </FormSection>
      <TranslationSection />
      {typeName !== undefined && (
        <FormSection {...section('about')} heading={`About the ${typeName.toLowerCase()}`}>
          {fields('about')}
        </FormSection>
      )}
      <FormSection {...section('details')} heading="Number, road and owner">
        {fields('details')}
        {listing !== undefined && <Posted listing={listing} />}
      </FormSection>
      <FormSection {...section('media')} heading="Video">
        {fields('media')}
      </FormSection>
    </>
  );
}

function SectionField({ name, isEdited }: { name: FormFieldName; isEdited: boolean }) {
  switch (name) {
    case 'propertyType':
      return (
        <FormField
          name={name}
          disabled={isEdited}
          hint={isEdited && 'Stays what it was added as.'}
        />
      );
    case 'title':
    case 'description':
      return <FormField name={name} className="sm:col-span-2" />;
    case 'price':
      return <PriceField />;
    case 'status':
      return <StatusField />;
    case 'ownerContact':
      return <FormField name={name} hint="10 digits, with or without +91." />;
    case 'videoLink':
      return <VideoField />;
    default:
      return <FormField name={name} />;
  }
}

/** What was set when the listing was posted and never changes. */
function Posted({ listing: { posted, applicationUser } }: { listing: Listing }) {
  return (
    <>
      <Field label="Posted Date">
        {({ required: _, ...control }) => (
          <input
            {...control}
            readOnly
            value={posted.slice(0, 10)}
            className="field read-only:bg-sunken"
          />
        )}
      </Field>
      <Field label="Posted By">
        {({ required: _, ...control }) => (
          <input
            {...control}
            readOnly
            value={applicationUser.userName}
            className="field read-only:bg-sunken"
          />
        )}
      </Field>
    </>
  );
}
