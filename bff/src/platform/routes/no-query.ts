import { z } from 'zod';

/** For routes without parameters: anything in the query is refused, so that every URL has one meaning. */
export const NoQuerySchema = z.strictObject({});
