import { backOfficeRoutes } from './back-office/routes.ts';
import { answerPage } from './document/public/answer-page.server.tsx';
import type { PublicServices } from './features/listings/public-listings.server.ts';
import type { InlineSources } from './platform/http/inline-sources.server.ts';
import { isDataAddress, pageOfData } from './platform/http/page-data-address.ts';
import { findPage } from './platform/http/page-route.ts';
import { languageOfPath } from './platform/language/language-address.ts';
import type { EnquiryAccess } from './web/page-request.server.ts';
import type { PageModule } from './web/pages/page-answer.server.ts';
import { loadViews } from './web/pages/views.tsx';
import { publicRoutes } from './web/routes.ts';

export interface Pages {
  /** `allowInline` is called before the response is there. */
  answer: (
    request: Request,
    allowInline: (sources: InlineSources) => void,
    enquiries: EnquiryAccess,
  ) => Promise<Response>;
  /** Loads the code of all pages: a server that is out of file descriptors could not load it. */
  loadCode: () => Promise<void>;
}

/** By their paths. */
const PUBLIC_PAGES = import.meta.glob<PageModule>(
  [
    './web/pages/*.ts',
    './web/pages/{home,about,explore,legal,listing,saved,compare,login}/page.server.ts',
    './features/enquiries/visitor/page.server.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);

export function createPages(services: PublicServices): Pages {
  return {
    async answer(request, allowInline, enquiries) {
      let isIncomplete = false;
      const onIncomplete = () => {
        isIncomplete = true;
      };
      const url = new URL(request.url);
      const asData = isDataAddress(url.pathname);
      url.pathname = pageOfData(url.pathname);
      const answer = async () => {
        if (findPage(backOfficeRoutes, url.pathname) !== undefined) {
          const { answerOfficePage } = await loadOffice();
          return answerOfficePage(request, { services, allowInline, onIncomplete });
        }
        const found = findPage(publicRoutes, url.pathname);
        const page = found && PUBLIC_PAGES[`./${found.route.file}`];
        if (page === undefined) throw new Error(`No page answers ${url.pathname}.`);
        const asked = {
          url,
          language: languageOfPath(url.pathname),
          slug: found?.parameter ?? '',
          form: () => request.formData(),
          ...{ services, onIncomplete, allowInline, enquiries },
        };
        return answerPage(page, asked, { isForm: request.method === 'POST', asData });
      };
      const response = await answer();
      if (isIncomplete) response.headers.set('Cache-Control', 'no-store');
      return response;
    },
    async loadCode() {
      await Promise.all([loadViews(), loadOffice()]);
    },
  };
}

/** A third of the code, which no visitor needs and a start does not wait for. */
function loadOffice() {
  return import('./office-pages.server.ts');
}
