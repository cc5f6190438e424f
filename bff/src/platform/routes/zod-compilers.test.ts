import type { AppError } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { validateWithZod } from './zod-compilers.ts';

it.each([
  ['unknown fields', Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]))],
  ['wrong items', { items: Array(1000).fill('x') }],
])('lists at most twenty errors: %s', (_name, body) => {
  const schema = z.strictObject({ items: z.array(z.number()).optional() });
  const result = validateWithZod({ schema, method: 'POST', url: '/' })(body) as { error: AppError };
  expect(result.error.details.errors).toHaveLength(20);
});
