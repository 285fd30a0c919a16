const ID = 'first-screen-end';

/** Stands after what a page shows before anyone scrolls. A page without it is painted when all of it has arrived. */
export function FirstScreenEnd() {
  return <span id={ID} hidden />;
}

/** In the head. Browsers that know it paint nothing earlier, so that nothing moves while a page arrives in pieces. */
export function PaintFromFirstScreenEnd() {
  return <link rel="expect" href={`#${ID}`} blocking="render" />;
}
