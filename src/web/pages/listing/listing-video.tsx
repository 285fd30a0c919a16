import { useEffect, useState } from 'react';

interface ListingVideoProps {
  videoId: string;
  title: string;
}

/** A muted video over the picture, that plays by itself. YouTube is asked only after everything of the page itself is there. */
export function ListingVideo({ videoId, title }: ListingVideoProps) {
  const [autoplay, setAutoplay] = useState<boolean>();

  useEffect(() => {
    const begin = () => setAutoplay(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (document.readyState === 'complete') return afterAFrame(begin);
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);

  return (
    <>
      {autoplay !== undefined && <Player videoId={videoId} title={title} autoplay={autoplay} />}
      <noscript>
        <Player videoId={videoId} title={title} autoplay />
      </noscript>
    </>
  );
}

function afterAFrame(begin: () => void) {
  const frame = requestAnimationFrame(begin);
  return () => cancelAnimationFrame(frame);
}

function Player({ videoId, title, autoplay }: ListingVideoProps & { autoplay: boolean }) {
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=${autoplay ? 1 : 0}&mute=1&playsinline=1&rel=0`}
      title={`Video: ${title}`}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses players whose page it is not told (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      className="absolute inset-0 size-full border-0 print:hidden"
    />
  );
}
