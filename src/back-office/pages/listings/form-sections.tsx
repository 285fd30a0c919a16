import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { DRAFT, isPublicStatus, SOLD } from '#features/listings/listing-status.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { VideoPoster } from '#platform/ui/video-poster.tsx';
import { FormField } from './form-field.tsx';
import {
  type FormFieldName,
  fieldsOfSection,
  formFieldSpec,
  type ListingForm,
} from './form-fields.ts';
import { fieldsIn, type SectionName } from './form-layout.ts';
import { FormSection } from './form-section.tsx';
import { PriceField } from './measure-fields.tsx';
import { videoIn } from './pasted-video.ts';
import { PlaceFields, type Places } from './place-fields.tsx';
import { TranslationSection } from './translation-section.tsx';
import type { Facts } from './use-facts.ts';
import type { Folds } from './use-folds.ts';

interface FormSectionsProps {
  places: Places;
  /** The listing that is being edited. */
  listing: Listing | undefined;
  folds: Folds;
  facts: Facts;
  photos: ReactNode;
}

/** The fields of the listing form in the order in which one meets them at a visit. */
export function FormSections({ places, listing, folds, facts, photos }: FormSectionsProps) {
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
      <TranslationSection facts={facts} />
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

/** Where the listing stands, and whether visitors see it. */
function StatusField() {
  const { register, watch } = useFormContext<ListingForm>();
  return (
    <Field label={formFieldSpec('status').label} hint={hintOf(Number(watch('status')))}>
      {({ required: _, ...control }) => (
        <NativeSelect {...control} {...register('status')}>
          {ENUMERATIONS.ListingStatus.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function hintOf(status: number): string {
  if (isPublicStatus(status)) return 'Visitors see it.';
  if (status === SOLD) return 'Visitors see that it is sold, for 90 days.';
  return status === DRAFT ? 'Only staff see it, until it is Available.' : 'Only staff see it.';
}

function VideoField() {
  const link = useFormContext<ListingForm>().watch('videoLink');
  const id = videoIn(link);
  const warning =
    id === '' && link.trim() !== ''
      ? 'No YouTube video is found in this link; none will be shown.'
      : undefined;
  return (
    <div className="grid content-start gap-3">
      <FormField name="videoLink" warning={warning} hint="A link of YouTube, in any form." />
      {id !== '' && (
        <div className="relative aspect-video overflow-hidden rounded-card bg-sunken">
          <VideoPoster key={id} videoId={id} title="Preview" playLabel="Play video: Preview">
            <img
              src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`}
              alt=""
              className="size-full object-cover"
            />
          </VideoPoster>
        </div>
      )}
    </div>
  );
}
