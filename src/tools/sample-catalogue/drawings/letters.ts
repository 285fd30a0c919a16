import { stroke } from './shapes.ts';

/** Capitals as strokes on a grid of 4 by 6, because the machine may have no font. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.4Q4 6 4 4.5T2.4 3H0M0 0H2.2Q3.7 0 3.7 1.5T2.2 3',
  C: 'M4 1Q3.2 0 2.2 0Q0 0 0 3T2.2 6Q3.2 6 4 5',
  D: 'M0 0V6H1.8Q4 6 4 3T1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1Q3.2 0 2.2 0Q0 0 0 3T2.2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q4 0 4 3T2 6Q0 6 0 3T2 0Z',
  P: 'M0 6V0H2.3Q4 0 4 1.7T2.3 3.4H0',
  Q: 'M2 0Q4 0 4 3T2 6Q0 6 0 3T2 0ZM2.4 4.2L4.2 6.4',
  R: 'M0 6V0H2.3Q4 0 4 1.6T2.3 3.2H0M2 3.2L4 6',
  S: 'M3.8 .9Q3.2 0 2 0Q.2 0 .2 1.5T2 3Q4 3 4 4.5T2 6Q.6 6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  Y: 'M0 0L2 3L4 0M2 3V6',
  ' ': '',
};

const ADVANCE = 5.6;

export function word(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const scale = Math.min(height / 6, width / (text.length * ADVANCE - 1.6));
  const left = x + (width - (text.length * ADVANCE - 1.6) * scale) / 2;
  const top = y + (height - 6 * scale) / 2;
  const letters = [...text].map((letter, index) => ({
    d: LETTERS[letter] ?? '',
    at: left + index * ADVANCE * scale,
  }));
  return letters
    .filter(({ d }) => d !== '')
    .map(
      ({ d, at }) =>
        `<g transform="translate(${at.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${stroke(d, colour, 1)}</g>`,
    )
    .join('');
}
