import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type PictureEdit, turnedSize } from '#platform/media/prepare/picture-edit.ts';
import { CORNERS, type CropGrip, movedCrop } from './crop-move.ts';

interface CropFrameProps {
  url: string;
  width: number;
  height: number;
  alt: string;
  edit: PictureEdit;
  isCropping: boolean;
  onEdit: (edit: PictureEdit) => void;
}

const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture as it will be, or with a frame around what is kept of it. */
export function CropFrame({ url, width, height, alt, edit, isCropping, onEdit }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { turns, crop } = edit;
  const size = turnedSize({ width, height }, turns);
  const shown = isCropping ? { left: 0, top: 0, width: 1, height: 1 } : crop;
  const ratio = (shown.width * size.width) / (shown.height * size.height);
  const view = [
    shown.left * size.width,
    shown.top * size.height,
    shown.width * size.width,
    shown.height * size.height,
  ];
  const percent = (part: number) => `${part * 100}%`;

  function move(grip: CropGrip, right: number, down: number) {
    onEdit({ turns, crop: movedCrop(crop, grip, right, down) });
  }
  const grip = (name: CropGrip) => ({
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove(event: PointerEvent) {
      const bounds = box.current?.getBoundingClientRect();
      if (bounds === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      move(name, event.movementX / bounds.width, event.movementY / bounds.height);
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(name, ...step);
    },
  });

  return (
    <div className="flex justify-center rounded-card bg-sunken p-6">
      <div
        ref={box}
        className="relative"
        style={{ aspectRatio: ratio, width: `min(100%, ${45 * ratio}dvh)` }}
      >
        <svg role="img" aria-label={alt} viewBox={view.join(' ')} className="block size-full">
          <image
            href={url}
            width={width}
            height={height}
            transform={`translate(${size.width / 2} ${size.height / 2}) rotate(${turns * 90}) translate(${-width / 2} ${-height / 2})`}
          />
        </svg>
        {isCropping && (
          <div
            {...grip('frame')}
            className="absolute touch-none border-2 border-surface outline-2 outline-ink"
            style={{
              left: percent(crop.left),
              top: percent(crop.top),
              width: percent(crop.width),
              height: percent(crop.height),
            }}
          />
        )}
        {isCropping &&
          CORNERS.map((corner) => (
            <button
              key={corner}
              type="button"
              aria-label={`Corner, ${corner}`}
              className="crop-corner"
              style={{
                left: percent(crop.left + (corner.endsWith('right') ? crop.width : 0)),
                top: percent(crop.top + (corner.startsWith('bottom') ? crop.height : 0)),
              }}
              {...grip(corner)}
            />
          ))}
      </div>
    </div>
  );
}
