interface Colours {
  readonly ground: string;
  readonly neighbour: string;
  readonly plot: string;
  readonly grid: string;
  readonly outline: string;
  readonly road: string;
  readonly marking: string;
  readonly text: string;
  readonly quiet: string;
  readonly gate: string;
}

// The palette of `ui/tokens.css`, which images cannot read.
const LIGHT: Colours = {
  ground: '#e8e9d6',
  neighbour: '#cdceb6',
  plot: '#fffdf8',
  grid: '#dfe3d0',
  outline: '#1f5a3c',
  road: '#d3cbba',
  marking: '#fffdf8',
  text: '#1c1a15',
  quiet: '#5b5547',
  gate: '#e2a72e',
};

const DARK: Colours = {
  ground: '#1d231c',
  neighbour: '#353d30',
  plot: '#2a3429',
  grid: '#3a4739',
  outline: '#8ecda5',
  road: '#3a362e',
  marking: '#6b6455',
  text: '#f2eddf',
  quiet: '#b3ab99',
  gate: '#e8b547',
};

/** Programs that know no media queries draw the light colours. */
export const DRAWING_STYLE = `${coloured(LIGHT)}@media (prefers-color-scheme:dark){${coloured(DARK)}}`;

function coloured(colours: Colours): string {
  const { ground, neighbour, plot, grid, outline, road, marking, text, quiet, gate } = colours;
  return [
    `.ground{fill:${ground}}`,
    `.neighbour{fill:none;stroke:${neighbour}}`,
    `.road{fill:${road}}`,
    `.marking{fill:none;stroke:${marking};stroke-width:2;stroke-dasharray:10 8}`,
    `.plot{fill:${plot}}`,
    `.grid{fill:none;stroke:${grid}}`,
    `.outline{fill:none;stroke:${outline};stroke-width:2.5}`,
    '.supposed{stroke-dasharray:7 5}',
    `.break{fill:none;stroke:${outline};stroke-width:8}`,
    `.gap{fill:none;stroke:${ground};stroke-width:5}`,
    `.gate{fill:none;stroke:${gate};stroke-width:6}`,
    `.measure{fill:none;stroke:${quiet}}`,
    `.needle{fill:${outline}}`,
    `.dial{fill:${ground};stroke:${neighbour}}`,
    `text{fill:${text};text-anchor:middle;dominant-baseline:central}`,
    `.area{font-weight:700;paint-order:stroke;stroke:${plot};stroke-width:6}`,
    `.road-name{fill:${quiet};paint-order:stroke;stroke:${road};stroke-width:8}`,
    `.legend{fill:${quiet};text-anchor:start}`,
  ].join('');
}
