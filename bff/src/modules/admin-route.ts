import { z } from 'zod';

/** Routes for every admin. */
export const ADMIN = { config: { access: 'admin' } } as const;

/** Any text: an invalid id belongs to nothing. */
export const IdSchema = z.strictObject({ id: z.string().max(100) });
