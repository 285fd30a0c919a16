import type { ComponentType, ReactElement } from 'react';
import type { EnquiryPageProps } from '#features/enquiries/visitor/page.tsx';
import type { AboutPageProps } from '#web/pages/about/page.tsx';
import type { ComparePageProps } from '#web/pages/compare/page.tsx';
import type { ExplorePageProps } from '#web/pages/explore/explore-data.ts';
import type { HomePageProps } from '#web/pages/home/page.tsx';
import type { LegalPageProps } from '#web/pages/legal/page.tsx';
import type { GoneListingProps } from '#web/pages/listing/gone-listing.tsx';
import type { ListingPageProps } from '#web/pages/listing/page.tsx';
import type { MessageViewProps } from '#web/pages/message/page.tsx';
import type { SavedPageProps } from '#web/pages/saved/page.tsx';

/** What each view shows: the properties of its component, as JSON can carry them. */
interface ViewData {
  readonly home: HomePageProps;
  readonly about: AboutPageProps;
  readonly explore: ExplorePageProps;
  readonly listing: ListingPageProps;
  readonly goneListing: GoneListingProps;
  readonly saved: SavedPageProps;
  readonly compare: ComparePageProps;
  readonly enquiry: EnquiryPageProps;
  readonly legal: LegalPageProps;
  readonly login: object;
  readonly message: MessageViewProps;
}

export type ViewName = keyof ViewData;

export interface ShownIn<Name extends ViewName> {
  readonly view: Name;
  readonly data: ViewData[Name];
}

export type Shown = { [Name in ViewName]: ShownIn<Name> }[ViewName];

type Views = {
  readonly [Name in ViewName]: () => Promise<{ default: ComponentType<ViewData[Name]> }>;
};

/** The server renders a view, and the scripts of the page take it over. */
const VIEWS: Views = {
  home: () => import('#web/pages/home/page.tsx'),
  about: () => import('#web/pages/about/page.tsx'),
  explore: () => import('#web/pages/explore/page.tsx'),
  listing: () => import('#web/pages/listing/page.tsx'),
  goneListing: () => import('#web/pages/listing/gone-listing.tsx'),
  saved: () => import('#web/pages/saved/page.tsx'),
  compare: () => import('#web/pages/compare/page.tsx'),
  enquiry: () => import('#features/enquiries/visitor/page.tsx'),
  legal: () => import('#web/pages/legal/page.tsx'),
  login: () => import('#web/pages/login/page.tsx'),
  message: () => import('#web/pages/message/page.tsx'),
};

/** Loads the code of a view. What it returns makes the element that shows some data in it. */
export async function loadView<Name extends ViewName>(
  name: Name,
): Promise<(shown: Shown) => ReactElement> {
  const { default: View } = await VIEWS[name]();
  return (shown: AnyShown) => {
    if (!isIn(name, shown)) throw new Error(`This is data of ${shown.view}, not of ${name}.`);
    return <View {...shown.data} />;
  };
}

export async function loadViews(): Promise<void> {
  await Promise.all(Object.values(VIEWS).map((load) => load()));
}

interface AnyShown {
  readonly view: ViewName;
  readonly data: unknown;
}

function isIn<Name extends ViewName>(name: Name, shown: AnyShown): shown is ShownIn<Name> {
  return shown.view === name;
}
