import { createElement, type SVGProps } from 'react';

/** An icon as the modules of lucide-react hold it. */
interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

/**
 * Draws what lucide-react draws, without the options that nobody here uses. In a build its icons are
 * made by this function, see `scripts/build/light-icons.ts`.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...attributes }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? names : `${names} ${className}`,
        'aria-hidden': true,
        ...attributes,
      },
      ...shapes,
    );
}
