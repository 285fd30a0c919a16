import { useEffect, useState } from 'react';
import { fill } from '#language/fill.ts';
import { YouTubePlayer } from '#ui/youtube-player.tsx';
import { usePageWords } from '#web/words/use-words.ts';

interface ListingVideoProps {
  videoId: string;
  title: string;
}

/** A muted video that plays by itself. YouTube loads after the page itself. */
export function ListingVideo({ videoId, title }: ListingVideoProps) {
  const [autoplay, setAutoplay] = useState<boolean>();

  useEffect(() => {
    const start = () => setAutoplay(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (document.readyState === 'complete') return onNextFrame(start);
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
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

function onNextFrame(callback: () => void) {
  const frame = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(frame);
}

function Player({ videoId, title, autoplay }: ListingVideoProps & { autoplay: boolean }) {
  const words = usePageWords('listing');
  return (
    <YouTubePlayer
      videoId={videoId}
      parameters={`autoplay=${autoplay ? 1 : 0}&mute=1`}
      title={fill(words.video, { title })}
      loading="lazy"
      className="print:hidden"
    />
  );
}
