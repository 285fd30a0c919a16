import { lazy, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserSite } from './document/public/browser-site.tsx';
import { loadView } from './web/pages/views.tsx';
import { AccountMenuContext } from './web/shell/navigation-bar.tsx';
import { SITE_DATA_ID, SITE_ID, type SiteData } from './web/site/site-data.ts';

/** Lazy, so that only staff load the code and styles of the back-office. */
const AccountMenu = lazy(() => import('./back-office/shell/visiting-account-menu.tsx'));

const data: SiteData = JSON.parse(document.getElementById(SITE_DATA_ID)?.textContent ?? '');
const site = document.getElementById(SITE_ID);
const render = await loadView(data.page.view);

startTransition(() => {
  if (site !== null)
    hydrateRoot(
      site,
      <StrictMode>
        <AccountMenuContext value={AccountMenu}>
          <BrowserSite {...data} render={render} />
        </AccountMenuContext>
      </StrictMode>,
    );
});
