/** Begins the names of drafts in the store; apart from their schema, which the list does not load. */
export const LISTING_DRAFTS = 'property ';
