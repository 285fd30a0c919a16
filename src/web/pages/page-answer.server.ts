import type { MetaTag } from '#features/seo/meta-tag.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { Shown } from './views.tsx';

/** A page to be rendered. */
export type PageAnswer = Shown & {
  readonly meta: readonly MetaTag[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a file of `publicRoutes` exports. */
export interface PageModule {
  readonly load: (asked: PageRequest) => Answer;
  /** Answers a form of the page. */
  readonly receive?: (asked: PageRequest) => Answer;
}

type Answer = PageAnswer | Response | Promise<PageAnswer | Response>;

/** For an address under which there is no page. */
export function missingPage(): PageAnswer {
  return { view: 'message', data: { of: 'missingPage' }, meta: [], status: 404 };
}
