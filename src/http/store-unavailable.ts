/** A store that is asked over the network is away, too slow or refuses: 503 to whoever asked. The message is for the operator alone. */
export class StoreUnavailable extends Error {}
