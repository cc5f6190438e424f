import { z } from 'zod';

/** One part of the site as the debug panel shows it. `message` is French and names no address, path or secret. */
export const DiagnosticSchema = z.strictObject({
  ok: z.boolean(),
  /** Milliseconds the check took. */
  duration_ms: z.int().min(0),
  message: z.string(),
});
export type Diagnostic = z.infer<typeof DiagnosticSchema>;

/** The three checks that the server makes; the fourth, direct network access, is the browser's. */
export const DiagnosticsSchema = z.strictObject({
  /** Server and database. */
  backend: DiagnosticSchema,
  /** The table of countries; `count` is `null` when it cannot be read. */
  countries: DiagnosticSchema.extend({ count: z.int().min(0).nullable() }),
  /** Where pictures are stored. */
  storage: DiagnosticSchema,
});
export type Diagnostics = z.infer<typeof DiagnosticsSchema>;
