import { useEffect, useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { useSession } from '#session/use-session.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { hasMembers, isListOf, isText, shapeOf } from '#validation/shape.ts';

const ASSIGNEES = shapeOf(hasMembers<{ items: string[] }>({ items: isListOf(isText) }));

/** Who of the staff looks after the enquiry. */
export function AssigneeField({ assignee }: { assignee: string | null }) {
  const [fetched, setFetched] = useState<readonly string[]>([]);
  const me = useSession()?.userName;
  useEffect(() => {
    void callApi(ASSIGNEES, '/api/Enquiry/assignees').then(
      (answer) => answer.ok && setFetched(answer.data.items),
    );
  }, []);
  // Who has left may still have it.
  const names = new Set([...(assignee === null ? [] : [assignee]), ...fetched]);
  return (
    <Field label="Looked after by">
      {(control) => (
        <NativeSelect {...control} name="assignee" defaultValue={assignee ?? ''}>
          <option value="">Nobody yet</option>
          {[...names].map((name) => (
            <option key={name} value={name}>
              {name === me ? `${name} (you)` : name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
