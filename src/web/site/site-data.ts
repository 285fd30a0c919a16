import type { SharedMessages } from '#web/messages/use-messages.ts';
import type { Shown } from '#web/pages/views.tsx';
import type { ShellData } from '#web/shell/shell-data.ts';

/** What scripts ask for to show another page in the place of this one. */
export type SentPage = Shown & {
  readonly title: string;
  /** The address of the scripts that understand it. */
  readonly scripts: string;
};

/** What a document carries for its scripts. */
export interface SiteData {
  readonly page: SentPage;
  /** Undefined where it could not be loaded: the page stands without bar and footer. */
  readonly frame: FrameData | undefined;
}

/** What stands around every page. */
export interface FrameData {
  readonly messages: SharedMessages;
  readonly shell: ShellData;
  /** The query of the address as the document shows it, see `renderedSearch`. */
  readonly search: string;
}

/** The id of the element with `SiteData` as JSON. */
export const SITE_DATA_ID = 'site-data';
/** The id of the element that scripts take over. */
export const SITE_ID = 'site';
