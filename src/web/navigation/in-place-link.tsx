import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useNavigation } from './navigation.ts';

interface InPlaceLinkProps extends ComponentProps<'a'>, Pick<NavigateOptions, 'replace'> {
  href: string;
}

/** A link to other results, or to another form, that the page itself shows: no document is loaded. */
export function InPlaceLink({ href, replace = false, onClick, ...props }: InPlaceLinkProps) {
  const { navigate } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href, { replace });
  };
  return <a {...props} href={href} data-in-place="" onClick={follow} />;
}

/** Whether the link is opened elsewhere: in a new tab, in a new window, as a file. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
