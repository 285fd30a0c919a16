/** A store over the network does not answer, or refuses. Answered as 503; the message is for the operator alone. */
export class StoreUnavailable extends Error {}
