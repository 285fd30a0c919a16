const ID = 'first-screen-end';

/**
 * Stands after what a page shows before anyone scrolls, at the end of a short one. Browsers that know the link, which React
 * puts into the head, paint nothing earlier, so that nothing moves while a page arrives in pieces.
 */
export function FirstScreenEnd() {
  return (
    <>
      <link rel="expect" href={`#${ID}`} blocking="render" />
      <span id={ID} hidden />
    </>
  );
}
