const ID = /^[\w-]{11}$/;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const PATHS = ['embed', 'shorts', 'live', 'v'];

/** The id of a YouTube link, 11 characters, or '' for anything else. */
export function videoId(link: string): string {
  const text = link.trim();
  if (ID.test(text)) return text;
  const address = text.startsWith('//')
    ? `https:${text}`
    : SCHEME.test(text)
      ? text
      : `https://${text}`;
  const id = URL.canParse(address) ? idOf(new URL(address)) : undefined;
  return id !== undefined && ID.test(id) ? id : '';
}

function idOf({ protocol, hostname, pathname, searchParams }: URL): string | undefined {
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const [first = '', second] = pathname.split('/').slice(1);
  if (isHost(hostname, 'youtu.be')) return first;
  if (!isHost(hostname, 'youtube.com') && !isHost(hostname, 'youtube-nocookie.com'))
    return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return PATHS.includes(first) ? second : undefined;
}

/** `youtube.com.example` is another host. */
function isHost(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}
