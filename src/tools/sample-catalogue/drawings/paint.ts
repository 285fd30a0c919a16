export interface Paint {
  readonly wall: string;
  readonly wallShade: string;
  /** Slabs, columns, frames. */
  readonly trim: string;
  readonly trimShade: string;
  /** Panels, gates, doors. */
  readonly accent: string;
  readonly accentShade: string;
}

export const PAINTS = {
  cream: {
    wall: '#f2e4c8',
    wallShade: '#d8c6a5',
    trim: '#fbf6ea',
    trimShade: '#ded5c3',
    accent: '#7d3b34',
    accentShade: '#632e29',
  },
  brick: {
    wall: '#b9634a',
    wallShade: '#97503c',
    trim: '#f3e9d8',
    trimShade: '#d2c6b1',
    accent: '#4c5b4a',
    accentShade: '#3d4a3c',
  },
  white: {
    wall: '#f6f1e7',
    wallShade: '#d6cfc2',
    trim: '#e8dfd0',
    trimShade: '#c4baa9',
    accent: '#8a5a3b',
    accentShade: '#6f472e',
  },
  peach: {
    wall: '#eec9a6',
    wallShade: '#cfa985',
    trim: '#fbf1e2',
    trimShade: '#dccdb8',
    accent: '#9c4430',
    accentShade: '#7e3626',
  },
  mint: {
    wall: '#cfdcc6',
    wallShade: '#aebda5',
    trim: '#f8f4e8',
    trimShade: '#d7d2c3',
    accent: '#3f6b55',
    accentShade: '#325644',
  },
  sky: {
    wall: '#cbd8da',
    wallShade: '#a8b8bc',
    trim: '#faf7ef',
    trimShade: '#d8d4ca',
    accent: '#47606b',
    accentShade: '#394d56',
  },
  stone: {
    wall: '#d8ccb8',
    wallShade: '#b8aa94',
    trim: '#5c554d',
    trimShade: '#48423c',
    accent: '#8b4a34',
    accentShade: '#703b29',
  },
  mustard: {
    wall: '#e9c977',
    wallShade: '#c9a85a',
    trim: '#fbf5e6',
    trimShade: '#dccfb4',
    accent: '#6b4a35',
    accentShade: '#543a2a',
  },
  grey: {
    wall: '#e4e0d8',
    wallShade: '#bfbab1',
    trim: '#4d4b49',
    trimShade: '#3b3a38',
    accent: '#b57a45',
    accentShade: '#966337',
  },
  rose: {
    wall: '#e6bfae',
    wallShade: '#c69d8d',
    trim: '#fbf3ea',
    trimShade: '#dccfc3',
    accent: '#7a4350',
    accentShade: '#613540',
  },
} as const satisfies Record<string, Paint>;

export const GLASS = '#86a9b0';
export const GLASS_LIGHT = '#a9c5c8';
export const LAMP = '#f7cf7d';
export const METAL = '#5a5f61';
