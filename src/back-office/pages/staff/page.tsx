import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { RemoveDialog } from '#back-office/dialogs/remove-dialog.tsx';
import { useAskedDialog, useRowDialogs } from '#back-office/dialogs/use-open-dialog.ts';
import { DataTable } from '#back-office/list/data-table.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { readListView } from '#back-office/list/list-view.ts';
import { useLastLoaded } from '#back-office/list/use-list-view.ts';
import { fetchWholeList, useRefetchAfterWrite } from '#back-office/list/whole-list.ts';
import { Instant } from '#back-office/pages/account/instant.tsx';
import { ROLE_MESSAGES } from '#back-office/pages/account/role-messages.ts';
import { SessionList } from '#back-office/pages/account/session-list.tsx';
import { showSaved } from '#back-office/save/save-toasts.ts';
import { StaffMember } from '#features/accounts/account.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { clearSession } from '#session/session.ts';
import { useMay } from '#session/use-may.ts';
import { useSession } from '#session/use-session.ts';
import type { Route } from './+types/page';
import { StaffDialog } from './staff-dialog.tsx';

const TITLE = 'Staff List';
const UNSORTED = readListView(new URLSearchParams(), []);

export const clientLoader = () => fetchWholeList(StaffMember, '/api/Staff', 'Staff');

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const list = useLastLoaded(loaderData);
  useRefetchAfterWrite(list);
  const { edited, deleted, close, done, reload, ...open } = useRowDialogs<StaffMember>();
  const [watched, setWatched] = useState<StaffMember>();
  const navigate = useNavigate();
  const mayKeepStaff = useMay('keep staff');
  const own = useSession()?.userName;
  useAskedDialog({ onNew: () => mayKeepStaff && open.add() });

  return (
    <ListFrame
      title={TITLE}
      tools={
        mayKeepStaff && (
          <button type="button" className={buttonClass()} onClick={open.add}>
            <Plus aria-hidden="true" className="size-5" />
            Add Staff
          </button>
        )
      }
    >
      <ListFailure message={list.failure} />
      <DataTable
        label={TITLE}
        columns={columnsFor(own, setWatched)}
        rows={list.rows}
        view={UNSORTED}
        sortAddressOf={() => ''}
        rowName={({ userName }) => userName}
        onEdit={open.edit}
        onDelete={open.remove}
      />
      {edited !== undefined && (
        <StaffDialog
          member={edited === 'new' ? undefined : edited}
          isOwn={edited !== 'new' && edited.userName === own}
          onClose={close}
          onSaved={done}
          onGone={reload}
        />
      )}
      {deleted !== undefined && (
        <RemoveDialog
          question={`Remove ${deleted.userName} from the staff?`}
          path={`/api/Staff/${deleted.id}`}
          label="Delete"
          pendingLabel="Deleting…"
          onRemoved={() => {
            showSaved('deleted');
            if (deleted.userName !== own) return done();
            clearSession();
            void navigate('/login');
          }}
          onClose={close}
        >
          {deleted.userName === own
            ? 'This is your own account: you are logged out at once.'
            : 'Their sessions end at once. What they wrote stays.'}
        </RemoveDialog>
      )}
      {watched !== undefined && (
        <SessionsDialog member={watched} onClose={() => setWatched(undefined)} />
      )}
    </ListFrame>
  );
}

function columnsFor(own: string | undefined, onWatch: (member: StaffMember) => void) {
  return [
    {
      key: 'name',
      heading: 'User Name',
      sortable: false,
      cell: ({ userName }: StaffMember) => (
        <span className="wrap-anywhere">
          {userName}
          {userName === own && <span className="font-normal text-muted"> (you)</span>}
        </span>
      ),
    },
    {
      key: 'role',
      heading: 'Role',
      sortable: false,
      cell: ({ role }: StaffMember) => ROLE_MESSAGES[role].name,
    },
    {
      key: 'lastSeenAt',
      heading: 'Last seen',
      sortable: false,
      cell: ({ lastSeenAt }: StaffMember) =>
        lastSeenAt === null ? (
          'Never logged in'
        ) : (
          <>
            Seen <Instant at={lastSeenAt} />
          </>
        ),
    },
    {
      key: 'sessions',
      heading: 'Sessions',
      sortable: false,
      cell: (member: StaffMember) => (
        <button
          type="button"
          aria-label={`Sessions of ${member.userName}`}
          className="min-h-11 underline decoration-dotted underline-offset-4"
          onClick={() => onWatch(member)}
        >
          Sessions
        </button>
      ),
    },
  ];
}

function SessionsDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  return (
    <ModalDialog title={`Sessions of ${member.userName}`} onClose={onClose}>
      <div className="grid min-h-0 gap-4 overflow-y-auto p-4 sm:p-6">
        <SessionList staffId={member.id} />
      </div>
    </ModalDialog>
  );
}
