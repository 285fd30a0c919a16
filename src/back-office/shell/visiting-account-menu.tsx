import { useMemo } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router';
import AccountMenu from './account-menu.tsx';

/** The account menu on a page of the public site, which has no router: its links load documents. */
export default function VisitingAccountMenu({ userName }: { userName: string }) {
  const router = useMemo(() => {
    const here = location.pathname + location.search;
    const router = createMemoryRouter(
      [{ path: '*', element: <AccountMenu userName={userName} /> }],
      { initialEntries: [here] },
    );
    router.subscribe(({ location: there }) => {
      if (createPath(there) !== here) location.assign(createPath(there));
    });
    return router;
  }, [userName]);
  return <RouterProvider router={router} />;
}
