import { type PageElement, parsePage } from './read-page.ts';
import { createTestSite } from './test-site.ts';

interface Visited {
  /** Where it ended. */
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly page: PageElement;
}

/** The site with `visit`, for tests of what its pages say, which is the same whatever database it runs on. */
export async function createVisitedSite() {
  const site = await createTestSite();

  /** Opens an address, and that to which it leads, as a browser does. */
  async function visit(address: string): Promise<Visited> {
    const answer = await site.get(address);
    const location = answer.headers.get('location');
    if (location !== null) return visit(location);
    const html = await answer.text();
    return { address, status: answer.status, html, page: parsePage(html) };
  }
  return { ...site, visit };
}
