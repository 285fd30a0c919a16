import { useEffect, useState } from 'react';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { useBlobUrl } from '#platform/ui/use-blob-url.ts';
import { apiFetch } from '#session/api-fetch.ts';

/** What the seller sent; a tap shows one large. */
export function EnquiryPhotos({ enquiry: { id, photos } }: { enquiry: Enquiry }) {
  const [largeId, setLargeId] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <section aria-label="Photographs" className="grid gap-2">
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-expanded={photo.id === largeId}
              aria-label={`Photograph ${index + 1} of ${photos.length}`}
              onClick={() => setLargeId(photo.id === largeId ? undefined : photo.id)}
              className="block aspect-square w-full overflow-hidden rounded-card bg-sunken aria-expanded:outline-3 aria-expanded:outline-field"
            >
              <Picture
                address={photoAddress(id, photo.id, 'small')}
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {largeId !== undefined && (
        <Picture
          key={largeId}
          address={photoAddress(id, largeId, 'large')}
          className="w-full rounded-card"
        />
      )}
    </section>
  );
}

export function photoAddress(enquiryId: number, photoId: number, size: 'large' | 'small'): string {
  return `/api/Enquiry/${enquiryId}/photo/${photoId}?size=${size}`;
}

/** Fetched with the session, which an address in `src` would not carry. */
function Picture({ address, className }: { address: string; className: string }) {
  const [blob, setBlob] = useState<Blob>();
  useEffect(() => {
    let isShown = true;
    const fetched = apiFetch(address).then((answer) => (answer.ok ? answer.blob() : undefined));
    void fetched.catch(() => undefined).then((blob) => isShown && setBlob(blob));
    return () => {
      isShown = false;
    };
  }, [address]);
  const url = useBlobUrl(blob);
  return url === undefined ? (
    <span className="skeleton block aspect-4/3 w-full" />
  ) : (
    <img src={url} alt="" className={className} />
  );
}
