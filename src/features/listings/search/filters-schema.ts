import { z } from 'zod';
import { NO_FILTERS } from './filters.ts';

const MOST_PER_PAGE = 100;

/** A member that may be left out, null, 0 or '': all mean "not set". */
function settable(number: z.ZodNumber, message: string, unset = 0) {
  return z
    .union([number, z.literal(''), z.null()], { error: message })
    .optional()
    .transform((value) => value || unset);
}

const amount = () => settable(z.number(), 'Expected a number.');
const code = () => settable(z.number(), 'Expected a code as a number.');

/** The body of a search. What it finds nothing for is no error; a value of the wrong kind is. */
export const SearchFiltersBody = z
  .object({
    location: settable(z.number(), "Expected a city's id as a number."),
    propertyType: code(),
    minBudget: amount(),
    maxBudget: amount(),
    houseType: code(),
    plotType: code(),
    landType: code(),
    noOfRooms: amount(),
    propertyStatus: code(),
    minTotalArea: amount(),
    maxTotalArea: amount(),
    propertyFacing: code(),
    irrigationMethod: code(),
    minTotalLandArea: amount(),
    maxTotalLandArea: amount(),
    sortByIndex: settable(z.int().min(0).max(3), 'Expected 1, 2 or 3.', NO_FILTERS.sortByIndex),
    pageNumber: settable(z.int().min(0), 'Expected a whole number from 1.', NO_FILTERS.pageNumber),
    pageSize: settable(
      z.int().min(0).max(MOST_PER_PAGE),
      `Expected a whole number from 1 to ${MOST_PER_PAGE}.`,
      NO_FILTERS.pageSize,
    ),
  })
  .meta({ id: 'PropertyFilters' });
