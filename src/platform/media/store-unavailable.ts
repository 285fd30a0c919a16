/** Answered as 503; the message is for the operator alone. */
export class StoreUnavailable extends Error {}
