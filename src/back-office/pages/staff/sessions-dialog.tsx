import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { SessionList } from '#back-office/pages/account/session-list.tsx';
import type { StaffMember } from '#features/accounts/account.ts';

interface SessionsDialogProps {
  member: StaffMember;
  onClose: () => void;
}

export function SessionsDialog({ member, onClose }: SessionsDialogProps) {
  return (
    <ModalDialog title={`Sessions of ${member.userName}`} onClose={onClose}>
      <div className="grid min-h-0 gap-4 overflow-y-auto p-4 sm:p-6">
        <SessionList staffId={member.id} />
      </div>
    </ModalDialog>
  );
}
