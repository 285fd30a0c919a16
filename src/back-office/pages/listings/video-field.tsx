import { useFormContext } from 'react-hook-form';
import { VideoPoster } from '#ui/video-poster.tsx';
import { FormField } from './form-field.tsx';
import type { ListingForm } from './form-fields.ts';
import { videoIn } from './pasted-video.ts';

export function VideoField() {
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
