import { METAL, type Paint } from './paint.ts';
import { type Box, line, rect, shade, times } from './shapes.ts';

export type RailingKind = 'bars' | 'glass' | 'cross' | 'wall';

export function railing(kind: RailingKind, { x, y, width, height }: Box, paint: Paint): string {
  const rail = rect(x, y, width, 8, kind === 'wall' ? paint.trim : METAL);
  switch (kind) {
    case 'bars':
      return (
        rail +
        rect(x, y + height - 8, width, 6, METAL) +
        times(Math.floor(width / 17) + 1, (index) => rect(x + index * 17, y, 5, height, METAL))
      );
    case 'glass':
      return (
        shade(rect(x, y, width, height, '#cfe0e0'), 0.72) +
        rail +
        times(Math.floor(width / 120) + 2, (index) =>
          rect(Math.min(x + index * 120, x + width - 6), y, 6, height, METAL),
        )
      );
    case 'cross':
      return (
        rail +
        rect(x, y + height - 8, width, 6, METAL) +
        times(Math.max(1, Math.round(width / 62)), (index) => {
          const step = width / Math.max(1, Math.round(width / 62));
          const left = x + index * step;
          return (
            line([left, y + 6], [left + step, y + height - 6], METAL, 5) +
            line([left + step, y + 6], [left, y + height - 6], METAL, 5) +
            rect(left - 2, y, 5, height, METAL)
          );
        })
      );
    case 'wall':
      return (
        rect(x, y, width, height, paint.wall) +
        rail +
        rect(x + 14, y + 22, width - 28, height - 40, paint.accent)
      );
  }
}
