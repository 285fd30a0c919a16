/** In drawings of plots, where there is little room. */
export const drawing = {
  north: 'N',
  road: 'Road',
  roadOfWidth: 'Road {width}',
  square: '1 square = {area}',
  supposedShape: 'Shape not given',
} as const;
