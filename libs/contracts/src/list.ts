import { z } from 'zod';
import { PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './constants.ts';

/** Query fields that every list takes; numbers arrive as text. */
export const pagingFields = {
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
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
