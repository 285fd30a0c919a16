import type { ComponentProps } from 'react';

interface YouTubePlayerProps extends ComponentProps<'iframe'> {
  videoId: string;
  /** Player parameters besides the ones for every video, e.g. `autoplay=1`. */
  parameters: string;
}

export function YouTubePlayer({
  videoId,
  parameters,
  className = '',
  ...frame
}: YouTubePlayerProps) {
  return (
    <iframe
      {...frame}
      src={`https://www.youtube-nocookie.com/embed/${videoId}?${parameters}&playsinline=1&rel=0`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Without a referrer YouTube refuses to play (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      className={`absolute inset-0 size-full border-0 ${className}`}
    />
  );
}
