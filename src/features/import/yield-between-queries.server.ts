import type { KyselyPlugin } from 'kysely';
import { shareTurns } from '#concurrency/share-turns.ts';

/** Lets requests be answered between the queries of a long write. */
export function yieldBetweenQueries(): KyselyPlugin {
  const endTurn = shareTurns();
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await endTurn();
      return result;
    },
  };
}
