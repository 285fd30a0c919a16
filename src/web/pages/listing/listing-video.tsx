import { useEffect, useState } from 'react';
import { fill } from '#platform/language/fill.ts';
import { YouTubePlayer } from '#platform/ui/youtube-player.tsx';
import { usePageMessages } from '#web/messages/use-messages.ts';

interface ListingVideoProps {
  videoId: string;
  title: string;
}

/** A muted video that plays by itself. YouTube loads after the page itself. */
export function ListingVideo({ videoId, title }: ListingVideoProps) {
  const [autoplay, setAutoplay] = useState<boolean>();
  const isReachable = useReachable(autoplay !== undefined, videoId);

  useEffect(() => {
    const start = () => setAutoplay(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (document.readyState === 'complete') return onNextFrame(start);
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  return (
    <>
      {autoplay !== undefined && (
        <Player
          videoId={videoId}
          title={title}
          autoplay={autoplay}
          className={isReachable ? '' : 'pointer-events-none opacity-0'}
        />
      )}
      <noscript data-needs-scripts="">
        <Player videoId={videoId} title={title} autoplay />
      </noscript>
    </>
  );
}

/**
 * Whether YouTube answers. The player's frame cannot tell: where it fails to load, the browser's
 * own error page would cover the photo.
 */
function useReachable(asked: boolean, videoId: string): boolean {
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const picture = new Image();
    picture.onload = () => setReachable(true);
    picture.src = `https://i.ytimg.com/vi/${videoId}/default.jpg`;
    return () => {
      picture.onload = null;
    };
  }, [asked, videoId]);
  return isReachable;
}

function onNextFrame(callback: () => void) {
  const frame = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(frame);
}

interface PlayerProps extends ListingVideoProps {
  autoplay: boolean;
  className?: string;
}

function Player({ videoId, title, autoplay, className = '' }: PlayerProps) {
  const messages = usePageMessages('listing');
  return (
    <YouTubePlayer
      videoId={videoId}
      parameters={`autoplay=${autoplay ? 1 : 0}&mute=1`}
      title={fill(messages.video, { title })}
      loading="lazy"
      className={`print:hidden ${className}`}
    />
  );
}
