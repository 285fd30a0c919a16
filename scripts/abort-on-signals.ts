/** SIGINT and SIGTERM abort with `interrupted` as the reason; a second one must not kill. */
export function abortOnSignals(interrupted: string): AbortSignal {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => asked.abort(new Error(interrupted)));
  return asked.signal;
}
