import { useLocation, useNavigate } from 'react-router';
import { readListView } from '#back-office/list/list-view.ts';
import {
  downloadList,
  type ExportFormat,
} from '#back-office/pages/listings/export/download-list.ts';
import { listParameters, SORTABLE } from '#back-office/pages/listings/fetch-page.ts';
import { showWentWrong } from '#back-office/save/save-toasts.ts';
import type { AccountActions } from '#back-office/shell/use-account-actions.tsx';
import type { Deeds } from './commands.ts';

/** What the palette does on this page. */
export function useDeeds(actions: AccountActions): Deeds {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  /** As the list's own button: what it shows, on other pages everything. */
  async function exportList(format: ExportFormat): Promise<void> {
    const query = new URLSearchParams(pathname === '/property' ? search : '');
    const asked = listParameters(readListView(query, SORTABLE), query);
    const problem = await downloadList(asked, format);
    if (problem !== undefined) showWentWrong(problem);
  }

  return {
    exportList: (format) => void exportList(format),
    changePassword: actions.changePassword,
    showPasskeys: actions.showPasskeys,
    logOut: () => void (actions.logOutAtOnce() && navigate('/login')),
  };
}
