/** How many listings the server begins with, numbered from 1: those of journeys come after them. */
export const SAMPLE_LISTINGS = 400;
