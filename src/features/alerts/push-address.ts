const NAME = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
/** Names that only a private network knows. */
const PRIVATE = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|arpa|onion)$/;

/** Push services have public names, so that no address or name of a private network is taken. */
export function isPushAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url?.protocol === 'https:' &&
    url.port + url.username + url.password + url.hash === '' &&
    NAME.test(url.hostname) &&
    !PRIVATE.test(url.hostname)
  );
}
