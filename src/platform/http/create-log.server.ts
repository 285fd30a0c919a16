import { type DestinationStream, pino } from 'pino';
import type { Config } from '#config.ts';

/** PostgreSQL puts the values of a refused row here; they may be somebody's name or phone. */
const VALUES_IN_ERRORS = ['detail', 'where', 'internalQuery'].flatMap((member) => [
  `err.${member}`,
  `err.cause.${member}`,
]);

export function createLog(level: Config['LOG_LEVEL'], destination?: DestinationStream) {
  const options = { level, redact: { paths: VALUES_IN_ERRORS, remove: true } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
