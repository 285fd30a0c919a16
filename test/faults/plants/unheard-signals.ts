// A planted fault: SIGTERM ends the process at once.
process.on('newListener', (event: string, listener: () => void) => {
  if (event === 'SIGTERM') setImmediate(() => process.off('SIGTERM', listener));
});
