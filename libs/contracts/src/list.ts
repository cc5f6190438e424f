import { z } from 'zod';
import { COUNTING_PATTERN, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './constants.ts';

/** A number of a query, which arrives as text: digits and nothing else, so that it has few spellings. */
const counting = (max: number, fallback: number) =>
  z
    .union([z.number(), z.string().regex(COUNTING_PATTERN).transform(Number)])
    .pipe(z.number().int().min(1).max(max))
    .default(fallback);

/** Query fields that every list takes. */
export const pagingFields = {
  page: counting(PAGE_MAX, 1),
  page_size: counting(PAGE_SIZE_MAX, PAGE_SIZE_DEFAULT),
};

/** The shape of every list answer. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });
}

export interface List<T> {
  items: T[];
  total: number;
  page: number;
  page_size: number;
}
