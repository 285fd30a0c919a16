import { SHAPES, type Shape } from '#features/listings/plot-drawing/shapes.ts';
import { useLocalAddress } from '#web/language/use-language.ts';

interface PlotDrawingProps {
  /** Of a listing: what the drawing is made from. */
  drawing: string;
  alt: string;
}

interface SmallDrawingProps extends PlotDrawingProps {
  /** Loaded at once. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/** The plot to scale, where there is no photo. */
export function PlotDrawing({ drawing, alt, first, className = '' }: SmallDrawingProps) {
  const address = useDrawingAddress(drawing);
  const { width, height } = SHAPES.card;
  return (
    <img
      // Must come before `src`: React sets attributes in order, and `src` starts the download.
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      src={address('card')}
      alt={alt}
      width={width}
      height={height}
      className={`object-cover ${className}`}
    />
  );
}

/** The same over the width of the page, as wide as a video from 640 px on. */
export function LargePlotDrawing({ drawing, alt }: PlotDrawingProps) {
  const address = useDrawingAddress(drawing);
  const { width, height } = SHAPES.phone;
  return (
    <picture className="contents">
      <source media="(width >= 40rem)" srcSet={address('wide')} />
      <img
        fetchPriority="high"
        src={address('phone')}
        alt={alt}
        width={width}
        height={height}
        className="absolute inset-0 size-full object-cover print:object-contain"
      />
    </picture>
  );
}

function useDrawingAddress(drawing: string) {
  const local = useLocalAddress();
  return (shape: Shape) => local(`/plot-drawing.svg?${drawing}&shape=${shape}`);
}
