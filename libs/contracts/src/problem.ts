import { z } from 'zod';
import { PicturePlaceSchema } from './admin-picture.ts';
import { AtlasCountrySchema } from './atlas.ts';
import { ERRORS, type ErrorCode } from './plain/errors.ts';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** `application/problem+json` (RFC 9457), extended by our stable `code`, the request's id and the invalid fields or a way on. */
export const ProblemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(codes),
  detail: z.string(),
  instance: z.string(),
  request_id: z.string(),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  /** Of a recipe that is no more: its country, and those around it. */
  countries: z.array(AtlasCountrySchema).optional(),
  /** What refers to a picture that was to be removed. */
  places: z.array(PicturePlaceSchema).optional(),
});
export type Problem = z.infer<typeof ProblemSchema>;
