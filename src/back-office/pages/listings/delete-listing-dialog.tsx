import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import { Listing } from '#features/listings/listing.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';

interface DeleteListingDialogProps {
  row: Listing;
  isTrash: boolean;
  onUndo: () => void;
  onClose: () => void;
  onDeleted: () => void;
  onStale: () => void;
}

export function DeleteListingDialog({ row, isTrash, onUndo, ...ends }: DeleteListingDialogProps) {
  return (
    <DeleteDialog
      row={row}
      removal={{
        question: 'Want to delete this Property?',
        schema: Listing,
        record: `/api/Property/${row.id}${isTrash ? '?trash=true' : ''}`,
        path: `/api/Property/${row.id}${isTrash ? '?forever=true' : ''}`,
        summaryOf: ({ title, price }) => `${title}, ${formatPrice(price, ENGLISH_UNITS)}`,
        listingsAddress: '/property',
        ...(!isTrash && { undo: onUndo }),
      }}
      {...ends}
    />
  );
}
