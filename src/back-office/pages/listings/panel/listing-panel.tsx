import { RowPanel } from '#back-office/list/row-panel.tsx';
import { PanelBody, type PanelBodyProps } from './panel-body.tsx';

interface ListingPanelProps extends PanelBodyProps {
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

export function ListingPanel({ onStep, onClose, ...body }: ListingPanelProps) {
  const title = body.listing.title || 'Untitled';
  return (
    <RowPanel title={title} what="property" onStep={onStep} onClose={onClose}>
      <PanelBody {...body} />
    </RowPanel>
  );
}
