import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { buttonClass } from '#platform/ui/button.ts';

interface AddPhotosProps {
  /** Of the field that chooses, for a label elsewhere. */
  id: string;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Chooses many photos at once, or opens the camera of a phone. */
export function AddPhotos({ id, isDisabled, onFiles }: AddPhotosProps) {
  const cameraId = useId();
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <FileButton
        id={id}
        isDisabled={isDisabled}
        onFiles={onFiles}
        label="Choose photographs"
        multiple
      >
        <ImagePlus aria-hidden="true" className="size-5 max-sm:hidden" />
      </FileButton>
      <FileButton
        id={cameraId}
        isDisabled={isDisabled}
        onFiles={onFiles}
        label="Take a photo"
        capture="environment"
        className="pointer-fine:hidden"
      >
        <Camera aria-hidden="true" className="size-5 max-sm:hidden" />
      </FileButton>
    </div>
  );
}

interface FileButtonProps extends AddPhotosProps {
  label: string;
  multiple?: boolean;
  capture?: 'environment';
  className?: string;
  children: React.ReactNode;
}

function FileButton({
  id,
  isDisabled,
  onFiles,
  label,
  className = '',
  children,
  ...input
}: FileButtonProps) {
  return (
    <span className={`relative max-sm:grow ${className}`}>
      <input
        {...input}
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        disabled={isDisabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise choosing the same files again fires no `change`.
          target.value = '';
        }}
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <label
        htmlFor={id}
        className={`${buttonClass('quiet')} pointer-events-none w-full max-sm:px-3 peer-focus-visible:outline-3 peer-focus-visible:outline-field peer-disabled:opacity-55`}
      >
        {children}
        {label}
      </label>
    </span>
  );
}
