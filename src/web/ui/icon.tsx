import icons from './icons.svg?raw';

/** In `icons.svg`: those of lucide.dev, and four of other companies in the same manner. */
type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'close'
  | 'facebook'
  | 'heart'
  | 'house'
  | 'instagram'
  | 'land'
  | 'menu'
  | 'pencil'
  | 'person'
  | 'phone'
  | 'photos'
  | 'plot'
  | 'search'
  | 'shop'
  | 'sliders'
  | 'whatsapp'
  | 'youtube';

/** Once per page: what `Icon` draws. The browser reads it back from the page. */
export function IconSprite() {
  const svg = import.meta.env.SSR
    ? icons
    : (document.querySelector('[data-icons]')?.innerHTML ?? '');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
    <div hidden data-icons="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />
  );
}

/** Refers to the page's one drawing: neither the list of cards nor the scripts hold it again. */
export function Icon({
  name,
  className = 'size-5 shrink-0',
}: {
  name: IconName;
  className?: string;
}) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
