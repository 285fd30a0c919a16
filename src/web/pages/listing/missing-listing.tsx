import { NotFoundMessage } from '#web/shell/message-page.tsx';

export function MissingListing() {
  return (
    <NotFoundMessage
      heading="Property not found"
      text="This property has been sold and taken off the list, or its address is mistyped. Search what is for sale now:"
      searchAll="Search all properties"
    />
  );
}
