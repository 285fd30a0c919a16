import { Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { YouTubePlayer } from './youtube-player.tsx';

interface VideoPosterProps {
  videoId: string;
  title: string;
  /** E.g. `Play video: Kothi in Model Town`. */
  playLabel: string;
  children: ReactNode;
}

/** Loads YouTube's player on click; without scripts the link opens YouTube. */
export function VideoPoster({ videoId, title, playLabel, children }: VideoPosterProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <YouTubePlayer
        videoId={videoId}
        parameters="autoplay=1"
        title={title}
        // The focused link is gone.
        ref={(player) => player?.focus()}
      />
    );
  }
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      data-later=""
      aria-label={playLabel}
      onClick={play}
      className="group absolute inset-0 block -outline-offset-4"
    >
      {children}
      <span className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-full bg-surface text-ink transition-colors group-hover:bg-field group-hover:text-on-field">
        <Play className="ml-1 size-8 fill-current" aria-hidden="true" />
      </span>
    </a>
  );
}
