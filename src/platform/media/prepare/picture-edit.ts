/** The part of a picture that is kept, in parts of its width and height from 0 to 1. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureEdit {
  /** Quarter turns to the right, from 0 to 3. */
  readonly turns: number;
  /** Of the turned picture. */
  readonly crop: CropArea;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: CropArea = { left: 0, top: 0, width: 1, height: 1 };
export const UNEDITED: PictureEdit = { turns: 0, crop: WHOLE };

export function isEdited({ turns, crop }: PictureEdit): boolean {
  return turns % 4 !== 0 || crop.width < 1 || crop.height < 1;
}

/** The same part of the picture after a further quarter turn to the right. */
export function turned({ turns, crop }: PictureEdit): PictureEdit {
  const { left, top, width, height } = crop;
  return {
    turns: (turns + 1) % 4,
    crop: { left: 1 - top - height, top: left, width: height, height: width },
  };
}

export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The size in pixels of the edited picture when its longest side is at most `longest`. */
export function editedSize(picture: Size, { turns, crop }: PictureEdit, longest: number): Size {
  const whole = turnedSize(picture, turns);
  const width = whole.width * crop.width;
  const height = whole.height * crop.height;
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
