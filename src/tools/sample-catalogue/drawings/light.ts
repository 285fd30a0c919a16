/** The colours of an hour of the day. */
export interface Light {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly cloud: string;
  /** The farthest trees come first. */
  readonly far: readonly [string, string];
  /** Multiplies the colours of everything but the sky. */
  readonly tint: string;
  readonly lampsLit: boolean;
}

export const LIGHTS = {
  morning: {
    sky: ['#c4dfe3', '#dcebe6', '#f6edd8'],
    sun: '#f8dc9a',
    cloud: '#f9f3e6',
    far: ['#c3d1bd', '#a3b99a'],
    tint: '#fff8ea',
    lampsLit: false,
  },
  noon: {
    sky: ['#9fcbe0', '#bddeea', '#dcecec'],
    sun: '#fbf0c4',
    cloud: '#fbfaf4',
    far: ['#b5cdb9', '#8fb08a'],
    tint: '#fffdf8',
    lampsLit: false,
  },
  afternoon: {
    sky: ['#b2d6df', '#d3e4dd', '#f7e8c9'],
    sun: '#f7cf7a',
    cloud: '#fbf2df',
    far: ['#c6cba8', '#9fb07f'],
    tint: '#fff4de',
    lampsLit: false,
  },
  evening: {
    sky: ['#f0b98f', '#f6cf9f', '#fbe5bd'],
    sun: '#ee8f4f',
    cloud: '#f7d9b3',
    far: ['#d5a887', '#b08a6c'],
    tint: '#ffe6c8',
    lampsLit: false,
  },
  dusk: {
    sky: ['#4f6189', '#8580a2', '#e0a98c'],
    sun: '#f3c38c',
    cloud: '#a895a6',
    far: ['#85809a', '#5f6580'],
    tint: '#b3afcc',
    lampsLit: true,
  },
  monsoon: {
    sky: ['#96afbd', '#b1c5cc', '#d3deda'],
    sun: '#dfe5e0',
    cloud: '#c9d3d5',
    far: ['#a9bdb0', '#7f9d86'],
    tint: '#e6eeee',
    lampsLit: false,
  },
  winter: {
    sky: ['#cbdbe0', '#dee5e1', '#f1eadb'],
    sun: '#f5e3b5',
    cloud: '#eeece4',
    far: ['#cfd3c6', '#b3bca8'],
    tint: '#fbf7ee',
    lampsLit: false,
  },
} as const satisfies Record<string, Light>;
