import { enquiryAddress } from '#features/enquiries/enquiry-address.ts';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { SavedLink } from '#web/saved/saved-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SellLinks } from './sell-links.tsx';
import type { ShellData } from './shell-data.ts';
import { useSheet } from './use-sheet.ts';

const LINK =
  'flex min-h-11 items-center rounded-card px-3 text-lg text-ink no-underline transition-colors hover:text-field lg:px-2 lg:text-base';

/** Pickers and links: a row below the bar on wide screens, on small ones a popover. */
export function MainMenu({ shell, closeClass }: { shell: ShellData; closeClass: string }) {
  const sheet = useSheet<HTMLElement>();
  const messages = useSharedMessages();
  const local = useLocalAddress();
  const about = local('/about');
  return (
    <nav
      ref={sheet}
      id="menu"
      popover="auto"
      aria-label={messages.mainMenu}
      className="top-sheet menu-row"
    >
      <div className="mb-2 flex items-center justify-between lg:hidden">
        <span className="text-lg font-semibold">{messages.menu}</span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={messages.closeMenu}
          className={closeClass}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <ul className="flex flex-col lg:flex-row lg:items-center">
        {LISTING_KINDS.map(({ id, block }) => (
          <li key={id}>
            <a href={local(exploreAddress({ type: id }))} className={LINK}>
              {messages.kinds[block].many}
            </a>
          </li>
        ))}
      </ul>
      <SavedLink inBar={false} className={`${LINK} gap-3 lg:hidden`} />
      <a href={local(enquiryAddress('sell'))} className={`${LINK} ml-auto max-lg:hidden`}>
        {messages.selling.sellProperty}
      </a>
      <div className="my-2 border-y border-line px-3 py-3 lg:hidden">
        <p className="mb-2 font-semibold">{messages.selling.sellProperty}</p>
        <div className="flex flex-wrap gap-2">
          <SellLinks business={shell.business} className={`${buttonClass('quiet')} grow`} />
        </div>
      </div>
      <a
        href={about}
        aria-current={useLocation().pathname === about ? 'page' : undefined}
        className={`${LINK} whitespace-nowrap`}
      >
        {messages.aboutUsInMenu}
      </a>
      <a href="/login" className={`${LINK} lg:hidden`}>
        {messages.signIn}
      </a>
      {shell.business.youTube !== '' && (
        <a href={shell.business.youTube} className={`${LINK} gap-3`}>
          <Icon name="youtube" />
          <span className="lg:max-xl:sr-only">{messages.youTubeChannel}</span>
        </a>
      )}
    </nav>
  );
}
