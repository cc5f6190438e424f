import { z } from 'zod';
import { COUNTING_PATTERN, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './plain/constants.ts';

/** A positive number in a query string. Only digits are accepted, so that few spellings of one URL exist. */
export const counting = (max: number, fallback: number) =>
  z
    .union([z.number(), z.string().regex(COUNTING_PATTERN).transform(Number)])
    .pipe(z.number().int().min(1).max(max))
    .default(fallback);

/** Query fields of every list. */
export const pagingFields = {
  page: counting(PAGE_MAX, 1),
  page_size: counting(PAGE_SIZE_MAX, PAGE_SIZE_DEFAULT),
};

/** The response of every list endpoint. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });
}

/** The type of `listOf`. `total` counts all matches, not only those of the page. */
export interface List<T> {
  items: T[];
  total: number;
  page: number;
  page_size: number;
}
