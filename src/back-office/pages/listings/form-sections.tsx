import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import type { CommonName, FormSection } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { FormField } from './form-field.tsx';
import { fieldsOfSection, fieldsOfType, type ListingForm } from './form-fields.ts';
import { PlaceFields, type Places } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';
import { StatusField } from './status-field.tsx';
import { TranslationSection } from './translation-section.tsx';
import { VideoField } from './video-field.tsx';

interface FormSectionsProps {
  places: Places;
  /** The listing that is being edited. */
  listing: Listing | undefined;
  photos: ReactNode;
}

/** The fields of the listing form, with those of the chosen kind in the middle. */
export function FormSections({ places, listing, photos }: FormSectionsProps) {
  const type = useFormContext<ListingForm>().watch('propertyType');
  const typeName = LISTING_KINDS.find(({ id }) => String(id) === type)?.name;
  return (
    <>
      <Section heading="Type and place">
        <FormField name="propertyType" disabled={listing !== undefined} />
        <PlaceFields {...places} />
        <CommonFields section="place" />
      </Section>
      <Section heading="Listing">
        <CommonFields section="listing" />
        <StatusField />
      </Section>
      <TranslationSection />
      {typeName !== undefined && (
        <Section heading={`About the ${typeName.toLowerCase()}`}>
          {fieldsOfType(type).map((name) => (
            <FormField key={name} name={name} />
          ))}
        </Section>
      )}
      <Section heading="Number, road and owner">
        <CommonFields section="details" />
        {listing !== undefined && <Posted listing={listing} />}
      </Section>
      <Section heading="Picture and video">
        {photos}
        <CommonFields section="media" />
      </Section>
    </>
  );
}

function CommonFields({ section }: { section: FormSection }) {
  return fieldsOfSection(section).map((name) => <CommonField key={name} name={name} />);
}

function CommonField({ name }: { name: CommonName }) {
  switch (name) {
    case 'title':
    case 'description':
      return <FormField name={name} className="sm:col-span-2" />;
    case 'price':
      return <PriceField />;
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

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0 sm:grid-cols-2">
      <legend className="contents">
        <span className="font-serif text-lg font-semibold sm:col-span-2">{heading}</span>
      </legend>
      {children}
    </fieldset>
  );
}
