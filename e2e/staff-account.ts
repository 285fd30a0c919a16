/** The staff account of the journeys' server. */
export const STAFF = { userName: 'amrit', password: 'wheat-in-the-evening-light' };
