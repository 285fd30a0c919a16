import { ListFrame } from '#web/pages/admin/list/list-page.tsx';

const TITLE = 'Property List';

export default function PropertiesPage() {
  return <ListFrame title={TITLE} />;
}
