/** The rectangle that a part fills. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// SVG shapes. Coordinates are pixels of a drawing of WIDTH by HEIGHT.

export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${attributes(more)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d.replace(/-?\d+\.\d+/g, (number) => short(Number(number)))}" fill="${fill}"${attributes(more)}/>`;
}

export function line(from: Point, to: Point, stroke: string, width: number, more = ''): string {
  return `<line x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}" stroke="${stroke}" stroke-width="${short(width)}"${attributes(more)}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return path(
    d,
    'none',
    `stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  );
}

export function group(content: string, more = ''): string {
  return `<g${attributes(more)}>${content}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function shade(content: string, opacity: number): string {
  return group(content, `opacity="${opacity}"`);
}

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
