/** The staff account that `start-server.ts` creates. */
export const STAFF = { userName: 'amrit', password: 'wheat-in-the-evening-light' };
