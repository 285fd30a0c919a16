import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to other results, or to another form, that the page itself shows: no document is loaded. */
export function InPlaceLink(props: ComponentProps<typeof Link>) {
  return <Link data-in-place {...props} />;
}
